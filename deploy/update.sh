#!/bin/sh
# Fetches the newest version of the project, builds the published content with it, and restarts its services; visitors
# wait for a second or two. Run it as root: sh /srv/site/deploy/update.sh. More: docs/run-as-a-service.md.
set -eu

cd /srv/site

fail() {
  echo "$*" >&2
  exit 1
}

as_site() {
  runuser --user site -- env HOME=/var/lib/site GIT_TERMINAL_PROMPT=0 "$@"
}

# Waits until a service answers at a port and path of this machine.
await() {
  for _ in $(seq 60); do
    curl --fail --silent --output /dev/null "http://127.0.0.1:$2" && return
    sleep 1
  done
  fail "$1 did not start within a minute. For the reason, run: journalctl --unit $1 --lines 20"
}

# A function, because the shell reads a script line by line, and git replaces this file while it runs.
main() {
  [ "$(id -u)" = 0 ] || fail 'Run this as root: sudo sh /srv/site/deploy/update.sh'
  former=$(as_site git rev-parse HEAD)
  if as_site git rev-parse --quiet --verify '@{upstream}' >/dev/null; then
    # Merges the studio's commits with the project's, for which git needs a name and an address.
    as_site git -c user.name=update -c user.email=update@localhost pull --quiet --no-rebase --no-edit || {
      as_site git merge --abort 2>/dev/null || true
      fail 'Nothing was changed: git could not fetch or merge the new version; see its output above. docs/upgrade.md describes how to merge by hand.'
    }
  fi
  as_site npm run --silent studio -- publish ||
    fail "Visitors still see the old site: the project could not be installed or built. See the output above; if it gives no reason, memory ran out (dmesg lists killed processes). Fix the cause and run this again, or go back: sudo -u site git -C /srv/site reset --keep $former"

  cp deploy/systemd/* /etc/systemd/system/
  systemctl daemon-reload
  systemctl enable --quiet site@4321.socket site@4321 studio site-backup.timer caddy
  systemctl start site@4321.socket site-backup.timer
  systemctl restart site@4321
  await site@4321 4321/readyz
  systemctl restart studio
  await studio 4330/healthz
  systemctl reload-or-restart caddy || fail 'Caddy did not start. For the reason, run: journalctl --unit caddy --lines 20'

  domain=$(sed -n 's/^SITE_HOST=//p' .env)
  echo "The site is running. https://$domain answers once the domain leads here and Caddy has a certificate for it. If it does not answer, run: journalctl --unit caddy --lines 20"
  echo 'For the link that opens the studio for its first owner, run: cd /srv/site && sudo -u site npm run --silent studio -- link'
}

main
exit
