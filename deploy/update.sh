#!/bin/sh
# Takes the newest version of the project, builds the published content with it, and starts its services again; visitors
# wait for a second or two. As root: sh /srv/site/deploy/update.sh. docs/run-as-a-service.md tells the rest.
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
  fail "$1 did not start within a minute. It says why: journalctl --unit $1 --lines 20"
}

# The shell reads a script line by line, and git replaces this one.
main() {
  [ "$(id -u)" = 0 ] || fail 'Start it as root: sudo sh /srv/site/deploy/update.sh'
  former=$(as_site git rev-parse HEAD)
  if as_site git rev-parse --quiet --verify '@{upstream}' >/dev/null; then
    # The studio's commits are merged with the project's, by somebody whom git has to know.
    as_site git -c user.name=update -c user.email=update@localhost pull --quiet --no-rebase --no-edit || {
      as_site git merge --abort 2>/dev/null || true
      fail 'Nothing was changed: git could not fetch or merge the new version, its words stand above. docs/upgrade.md tells how to merge by hand.'
    }
  fi
  as_site npm run --silent studio -- publish ||
    fail "What visitors see has not changed: the project could not be installed or built, and the words above say why; if none do, memory ran out (dmesg names what was ended). Put it right and start this again, or go back: sudo -u site git -C /srv/site reset --keep $former"

  cp deploy/systemd/* /etc/systemd/system/
  systemctl daemon-reload
  systemctl enable --quiet site@4321.socket site@4321 studio site-backup.timer caddy
  systemctl start site@4321.socket site-backup.timer
  systemctl restart site@4321
  await site@4321 4321/readyz
  systemctl restart studio
  await studio 4330/healthz
  systemctl reload-or-restart caddy || fail 'Caddy does not start. It says why: journalctl --unit caddy --lines 20'

  domain=$(sed -n 's/^SITE_HOST=//p' .env)
  echo "The site runs. https://$domain answers once its name leads here and Caddy has a certificate for it; if it does not: journalctl --unit caddy --lines 20"
  echo 'The link that opens the studio for its first owner: cd /srv/site && sudo -u site npm run --silent studio -- link'
}

main
exit
