# Fills the stores' templates. Sourced from the top of the repository, after common.sh.
# shellcheck shell=bash

# filled FILE SUMS: a template with its names replaced; the packages' checksums are in SUMS.
filled() {
  local text name package sum
  text=$(cat "$1")
  for name in ID:"$id" URL:"$url" VERSION:"$version" DATE:"$(day +%Y-%m-%d)"; do
    text=${text//"@${name%%:*}@"/"${name#*:}"}
  done
  while [[ $text =~ @SHA256:([^@]+)@ ]]; do
    package=${BASH_REMATCH[1]}
    sum=$(awk -v file="$package" '$2 == file { print $1 }' "$2")
    [ -n "$sum" ] || { echo "$1 names $package, which is not in $2" >&2; return 1; }
    text=${text//"@SHA256:$package@"/"$sum"}
  done
  printf '%s\n' "$text"
}

# manifests SUMS FOLDER: all of them.
manifests() {
  local template out
  for template in packaging/stores/*/*; do
    out=$2/${template#packaging/stores/}
    mkdir -p "$(dirname "$out")"
    filled "$template" "$1" >"$out" || return
  done
}
