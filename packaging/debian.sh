# Programs and packages that scripts need. Sourced from the top of the repository by tests/run and packaging/common.sh.
# shellcheck shell=bash

have() { command -v "$1" >/dev/null 2>&1; }

# need PACKAGE...: installs what is missing, by Debian's names.
need() {
  local missing=() as_root=()
  if ! have dpkg-query; then
    echo "No Debian here; these packages, or what they hold, must be there: $*"
    return
  fi
  for package in "$@"; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  if [ "$(id -u)" -ne 0 ]; then
    have sudo || { echo "Neither root nor sudo. Install these first: ${missing[*]}" >&2; return 1; }
    as_root=(sudo)
  fi
  ${as_root[@]+"${as_root[@]}"} apt-get update -qq
  ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}
