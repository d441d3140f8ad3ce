#!/usr/bin/env bash
# Installs a Sandhi shop on a rented machine with Debian 12 or 13 or Ubuntu 24.04. Idempotent: existing files and settings
# stay as they are. `bash install.sh --help` lists its options.
set -Eeuo pipefail

domain='' email='' archive='' signers='' admin='owner' dry='' yes=''
root="${SANDHI_ROOT:-}"
home="$root/srv/sandhi"
settings="$root/etc/sandhi/sandhi.env"
here=$(cd "$(dirname "${BASH_SOURCE[0]:-.}")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

usage() {
  cat <<'HELP'
Brings a Sandhi shop onto this machine.

  bash install.sh                 asks for what it has to know

  --domain shop.example.lk        the address of the shop; its A entry in the DNS leads to this machine
  --email you@example.lk          where the makers of the certificate write to, should it be about to expire
  --archive FILE or https://…     the release; its .sha256 and .sig lie beside it (default: the one in this folder)
  --signers FILE                  whose signature counts (default: allowed-signers beside install.sh)
  --admin NAME                    the username of the first admin (default: owner)
  --dry-run                       says what it would do, and does nothing
  --yes                           asks nothing
HELP
}

stop() { printf '\nStopped: %s\n' "$*" >&2; exit 1; }
step() { doing=$*; printf '\n%s\n' "$doing"; }
did() { printf '  done: %s\n' "$*"; }
stood() { printf '  stood already: %s\n' "$*"; }
note() { printf '  note: %s\n' "$*"; }

# Returns false in a dry run, after printing what would be done.
act() {
  [ -z "$dry" ] && return 0
  printf '  would: %s\n' "$*"
  return 1
}

# Names the step whose command failed; what the command itself printed stands above.
doing='The beginning'
trap '[ "$BASH_SUBSHELL" -gt 0 ] || stop "$doing: that failed; the lines above say why. Mend it and run install.sh again."' ERR

while [ $# -gt 0 ]; do
  case "$1" in
    --dry-run) dry=1; shift; continue ;;
    --yes | -y) yes=1; shift; continue ;;
    --help | -h) usage; exit 0 ;;
    --domain | --email | --archive | --signers | --admin) ;;
    *) usage >&2; exit 2 ;;
  esac
  [ $# -ge 2 ] || { usage >&2; exit 2; }
  case "$1" in
    --domain) domain=$2 ;;
    --email) email=$2 ;;
    --archive) archive=$2 ;;
    --signers) signers=$2 ;;
    --admin) admin=$2 ;;
  esac
  shift 2
done

ask() { # ask NAME QUESTION
  [ -n "${!1}" ] && return 0
  if [ -n "$yes" ] || [ ! -t 0 ]; then stop "say --$1: $2"; fi
  read -r -p "$2 " "${1?}"
}

# Prints a setting of the shop, which may be in quotation marks.
setting() { sed -nE "s/^$1=[\"']?([^\"'[:space:]]*).*/\1/p" "$settings" | tail -n 1; }

is_public() { case "$domain" in localhost | *.localhost | *.test | *.internal | *.local) return 1 ;; esac; }
has_caddyfile() { grep -qs "^# Made by Sandhi's install.sh" "$root/etc/caddy/Caddyfile"; }
has_systemd() { [ -d "$root/run/systemd/system" ]; }

check_machine() {
  step 'The machine'
  if [ -z "$dry" ] && [ -z "$root" ] && [ "$(id -u)" != 0 ]; then stop 'run it as root: sudo bash install.sh'; fi
  local name='this system'
  if [ -r "$root/etc/os-release" ]; then
    # shellcheck disable=SC1091
    name=$(. "$root/etc/os-release" && echo "${ID:-} ${VERSION_ID:-}")
  fi
  case "$name" in
    'debian 12' | 'debian 13' | 'ubuntu 24.04') stood "$name" ;;
    *) stop "$name is not one that the shop is installed on by itself. Rent one with Debian 12 or 13, or Ubuntu 24.04." ;;
  esac
  [ "$(uname -m)" = x86_64 ] || stop "this machine is $(uname -m); the release is for x86_64."
  local free memory
  memory=$(awk '/^MemTotal/ { print int($2 / 1024) }' /proc/meminfo)
  [ "$memory" -ge 900 ] || note "it has $memory MB of memory; 1 GB is the least that was tried."
  free=$(df -Pm "${root:-/}" | awk 'NR == 2 { print $4 }')
  [ "$free" -ge 1500 ] || stop "$free MB of the disk are free. The shop needs at least 1500 to begin with."
  stood "$memory MB of memory, $free MB free on the disk"
}

ask_owner() {
  if [ -z "$domain" ] && [ -r "$settings" ]; then domain=$(setting APP_URL); fi
  ask domain 'At which address shall the shop open (for example shop.example.lk)?'
  domain=${domain#https://} domain=${domain%/}
  [[ "$domain" =~ ^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$ ]] || stop "'$domain' is no domain such as shop.example.lk."
  if is_public && ! has_caddyfile; then ask email 'What is your e-mail address?'; fi
  email=${email:-owner@$domain}
  [[ "$email" =~ ^[^[:space:]@]+@[^[:space:]@]+$ ]] || stop "'$email' is no e-mail address."
  [[ "$admin" =~ ^[A-Za-z0-9._]{3,30}$ ]] || stop "'$admin' is no username: 3 to 30 letters, digits, dots or underscores."
}

install_packages() {
  step 'Programs of the system'
  local missing=() package needed=(ca-certificates caddy curl openssh-client rsync ufw unattended-upgrades)
  # Some rented machines have nothing that sets the clock.
  if [ "$(timedatectl show -p CanNTP --value 2>/dev/null)" = no ]; then needed+=(systemd-timesyncd); fi
  for package in "${needed[@]}"; do
    [ "$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null)" = 'install ok installed' ] || missing+=("$package")
  done
  if [ ${#missing[@]} -eq 0 ]; then stood 'caddy, ufw and what else is needed'; return; fi
  act "install ${missing[*]}" || return 0
  export DEBIAN_FRONTEND=noninteractive
  if ! { apt-get update -q && apt-get install -y -q "${missing[@]}"; } >"$work/apt.log" 2>&1; then
    tail -n 15 "$work/apt.log" >&2
    stop 'the programs could not be installed; the lines above say why. Mend that and run install.sh again.'
  fi
  did "installed ${missing[*]}"
}

# Gives up on a connection through which nothing has come for a minute.
fetch() { curl -fsSL --proto '=https' --retry 3 --connect-timeout 30 --speed-limit 1 --speed-time 60 -o "$2" "$1" || stop "$1 cannot be fetched. Is the address right, and the machine online?"; }

# Saves the archive as $work/archive, once its checksum and its signature are verified.
check_archive() {
  step 'The release'
  if [ -z "$signers" ]; then
    signers="$root/etc/sandhi/allowed-signers"
    [ -r "$signers" ] || signers="$here/allowed-signers"
  fi
  if [ -L "$home/current" ]; then stood 'one is installed'; return; fi
  if [ -z "$archive" ]; then
    local found=("$PWD"/sandhi-*-linux-x64.tar.gz)
    if [ ${#found[@]} -ne 1 ] || [ ! -f "${found[0]}" ]; then stop 'say which release to install: --archive FILE or address'; fi
    archive=${found[0]}
  fi
  if [[ "$archive" == https://* ]]; then
    act "fetch $archive and check its signature" || return 0
    fetch "$archive" "$work/archive"
    fetch "$archive.sha256" "$work/sum"
    fetch "$archive.sig" "$work/sig"
  else
    local suffix
    for suffix in '' .sha256 .sig; do [ -r "$archive$suffix" ] || stop "$archive$suffix is not there."; done
    ln -s "$(readlink -f "$archive")" "$work/archive"
    cp "$archive.sha256" "$work/sum"
    cp "$archive.sig" "$work/sig"
  fi
  echo "$(awk '{ print $1; exit }' "$work/sum")  $work/archive" | sha256sum --check --status \
    || stop "$archive is not what its .sha256 says: it was damaged on its way. Fetch it again."
  [ -r "$signers" ] || stop 'there is no allowed-signers beside install.sh: nobody knows who may have made this release.'
  local who
  if ! who=$(ssh-keygen -Y find-principals -f "$signers" -s "$work/sig" 2>/dev/null | head -n 1) || [ -z "$who" ] \
    || ! ssh-keygen -Y verify -f "$signers" -I "$who" -n sandhi-release -s "$work/sig" <"$work/archive" >/dev/null 2>&1; then
    stop "$archive was not signed by anyone in $signers. Do not install it; ask the person who gave it to you."
  fi
  did "$(basename "$archive") is whole and signed by $who"
}

own() { # own OWNER PATH…
  local owner=$1; shift
  if [ -z "$root" ]; then chown -R "$owner" "$@"; fi
}

make_user() {
  step 'The user of the shop'
  if [ -n "$root" ] || id sandhi >/dev/null 2>&1; then stood sandhi
  elif act 'make the user sandhi, who can do nothing else'; then
    useradd --system --user-group --home-dir /srv/sandhi --no-create-home --shell /usr/sbin/nologin sandhi
    did 'made the user sandhi, who can do nothing else'
  fi
  [ -n "$dry" ] && return
  install -d -m 755 "$home" "$home/releases"
  install -d -m 750 "$root/etc/sandhi"
  # In .ssh are the key by which copies of backups are sent, and the machines that ssh knows.
  install -d -m 700 "$home/data" "$home/backups" "$home/.ssh"
  own sandhi:sandhi "$home/data" "$home/backups" "$home/.ssh"
  own root:sandhi "$root/etc/sandhi"
}

unpack_release() {
  step 'The program'
  local current
  if current=$(readlink "$home/current" 2>/dev/null); then
    stood "version $(basename "$current"). Another version comes by: sandhi update FILE"
    return
  fi
  act "lay the release into $home/releases" || return 0
  rm -rf "${home:?}/releases/.new-install"
  install -d "$home/releases/.new-install"
  tar -xzf "$work/archive" -C "$home/releases/.new-install" --no-same-owner
  local inside=("$home/releases/.new-install"/sandhi-*) version
  version=${inside[0]##*/sandhi-}
  (cd "${inside[0]}" && sha256sum --check --quiet --strict SHA256SUMS) || stop 'files of the release are not what its list says.'
  own root:root "${inside[0]}"
  chmod -R go-w,a+rX "${inside[0]}"
  rm -rf "${home:?}/releases/$version"
  mv "${inside[0]}" "$home/releases/$version"
  rmdir "$home/releases/.new-install"
  ln -s "releases/$version" "$home/current"
  did "version $version in $home/releases"
}

install_command() {
  step 'The command sandhi'
  if [ "$(readlink "$root/usr/local/bin/sandhi" 2>/dev/null)" = /srv/sandhi/current/bin/sandhi ] \
    && [ -e "$root/etc/sandhi/allowed-signers" ]; then stood 'sandhi help says what it can do'; return; fi
  act 'make the command sandhi' || return 0
  install -d "$root/usr/local/bin"
  ln -sfn /srv/sandhi/current/bin/sandhi "$root/usr/local/bin/sandhi"
  if [ ! -e "$root/etc/sandhi/allowed-signers" ]; then install -m 644 "$signers" "$root/etc/sandhi/allowed-signers"; fi
  did 'sandhi help says what it can do'
}

write_settings() {
  step 'Settings'
  if [ -e "$settings" ]; then stood "$settings, with APP_URL=$(setting APP_URL)"; return; fi
  act "write $settings with the address https://$domain" || return 0
  # Gives the file its name once it is whole: without an APP_URL the shop would open in demo mode.
  (umask 027 && sed "s|shop\.example\.lk|$domain|g" "$home/current/deploy/sandhi.env" >"$settings.draft")
  chmod 640 "$settings.draft"
  own root:sandhi "$settings.draft"
  mv "$settings.draft" "$settings"
  did "$settings: the address is https://$domain; lines for e-mail and SMS wait there to be filled in"
}

# Copies a file of the release to its target. Returns false if it is identical there.
copy_file() { # copy_file FILE TARGET LABEL
  if cmp -s "$1" "$2"; then stood "$3"; return 1; fi
  install -D -m 644 "$1" "$2"
  did "$3"
}

start_shop() {
  step 'The shop, now and whenever the machine starts'
  local unit="$root/etc/systemd/system/sandhi.service"
  if [ -n "$dry" ]; then
    if systemctl is-active -q sandhi 2>/dev/null; then stood 'the shop runs'; else act 'make the unit sandhi.service and start it' || true; fi
    return
  fi
  local port
  port=$(setting PORT)
  port=${port:-3000}
  sed "s|^ListenStream=127\.0\.0\.1:3000$|ListenStream=127.0.0.1:$port|" "$home/current/deploy/sandhi.socket" >"$work/sandhi.socket"
  copy_file "$home/current/deploy/sandhi.service" "$unit" "the unit $unit" || true
  copy_file "$work/sandhi.socket" "${unit%.service}.socket" 'its door, which stays open while the shop restarts' || true
  if ! has_systemd; then note 'systemd does not run here: the shop starts with the machine.'; return; fi
  systemctl daemon-reload
  if systemctl is-active -q sandhi; then stood 'the shop runs'; else
    systemctl enable -q sandhi.socket sandhi
    systemctl restart sandhi
    did 'started'
  fi
  wait_until_open "$port" 120
  did 'it is open on this machine'
}

# Waits until the shop takes orders. systemd accepts the connection also for a shop that never starts.
wait_until_open() { # wait_until_open PORT SECONDS
  local deadline=$((SECONDS + $2))
  until curl -fsS --max-time $((deadline - SECONDS + 1)) -o "$work/ready" "http://127.0.0.1:$1/readyz" 2>/dev/null; do
    if [ "$SECONDS" -ge "$deadline" ]; then
      journalctl -u sandhi -n 15 --no-pager >&2 || true
      stop 'the shop did not open within two minutes; its last words stand above. Mend that and run install.sh again.'
    fi
    sleep 0.5
  done
}

set_up_https() {
  step 'https'
  local file="$root/etc/caddy/Caddyfile"
  if has_caddyfile; then stood "$file"; else
    act "write $file for https://$domain" || return 0
    if [ -e "$file" ]; then cp -p "$file" "$file.before-sandhi"; fi
    install -d "$root/etc/caddy"
    sed "s|shop\.example\.lk|$domain|; s|owner@example\.lk|$email|" "$home/current/deploy/Caddyfile" >"$work/Caddyfile"
    if ! is_public; then sed -i "s|^$domain {|&\n\ttls internal|" "$work/Caddyfile"; fi
    if is_public && getent hosts "www.$domain" >/dev/null; then
      printf '\nwww.%s {\n\tredir https://%s{uri} permanent\n}\n' "$domain" "$domain" >>"$work/Caddyfile"
    fi
    caddy validate --adapter caddyfile --config "$work/Caddyfile" >"$work/caddy.log" 2>&1 || { tail -n 3 "$work/caddy.log" >&2; stop 'caddy does not take its settings.'; }
    install -m 644 "$work/Caddyfile" "$file"
    did "$file; what stood there before is in $file.before-sandhi"
  fi
  [ -n "$dry" ] && return
  if ! has_systemd; then note 'systemd does not run here: caddy starts with the machine.'; return; fi
  systemctl enable -q caddy
  if ! systemctl reload-or-restart caddy; then
    journalctl -u caddy -n 5 -o cat --no-pager >&2 || true
    stop 'caddy does not start; its last words stand above. Mend that and run install.sh again.'
  fi
  did 'caddy runs and gets the certificate by itself'
}

# Prints each port that accepts SSH sign-ins, so that the firewall locks nobody out.
ssh_ports() {
  {
    sshd -T 2>/dev/null | awk '$1 == "port" { print $2 }'
    echo "${SSH_CONNECTION:-}" | awk '{ print $4 }'
    ss -Hltnp 2>/dev/null | awk '/"sshd"/ { sub(/.*:/, "", $4); print $4 }'
  } | grep -E '^[0-9]+$' | sort -nu || true
}

set_up_firewall() {
  step 'Firewall'
  local ports=() port
  mapfile -t ports < <(ssh_ports)
  [ ${#ports[@]} -gt 0 ] || ports=(22)
  ports+=(80 443)
  if ufw status 2>/dev/null | grep -q '^Status: active'; then stood 'it is on'; elif act "open ports ${ports[*]}, close all others"; then :; else return 0; fi
  [ -n "$dry" ] && return
  for port in "${ports[@]}"; do ufw allow "$port/tcp" >/dev/null || { note 'the firewall takes no rules here.'; return; }; done
  ufw allow 443/udp >/dev/null
  if ufw --force enable >"$work/ufw.log" 2>&1; then did "open: ${ports[*]}. SSH stays reachable."; else
    note "it could not be switched on here: $(tail -n 1 "$work/ufw.log")"
  fi
}

invite_admin() {
  step 'Your way into the panel'
  act "make the link by which $admin chooses a password" || return 0
  if [ -z "$root" ] && ! has_systemd; then note "once the shop runs: sandhi admin first $admin"; return; fi
  "$home/current/bin/sandhi" admin first "$admin" | sed 's/^/  /'
}

check_machine
ask_owner
install_packages
check_archive
make_user
unpack_release
install_command
write_settings
start_shop
set_up_https
set_up_firewall
step 'Backups'
if [ -z "$dry" ]; then stood "each night at about 03:15, into $home/backups"; fi
invite_admin
if [ -n "$dry" ]; then
  printf '\nNothing was changed. Without --dry-run this is done.\n'
else
  printf '\nThe shop is at %s. What is left to do: sudo sandhi doctor\n' "$(setting APP_URL)"
fi
