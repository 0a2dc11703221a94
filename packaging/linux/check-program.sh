# What the program needs and holds: libraries, glibc, fonts. Sourced by packaging/check, which sets `built` and `deb`.
# shellcheck shell=bash

# The libraries that the program names and is not linked with, without their numbers: it opens them while it runs.
check_libraries() {
  say "Libraries that the program opens"
  local linked relations library package name owner
  linked=$(objdump -p "$built" | sed -n 's/^ *NEEDED *\(.*\)\.so.*/\1/p')
  strings -n 5 "$built" | grep -oE 'lib[A-Za-z0-9_+-]+\.so(\.[0-9]+)?' | sed 's/.*lib/lib/; s/\.so.*//' | sort -u |
    grep -vxF "$linked" >"$scratch/opens" || true
  sed -n 's/^[a-z]* *\(lib[^ ]*\)\.so.*/\1/p' <<<"$opened" | sort -u >"$scratch/declared"
  # A program that is optimised as one piece may put a short name together in registers: then only its first eight letters
  # can be found. Names that are not declared are found in the program of the tests, which has all of them whole.
  while read -r library; do
    name=$(grep -o "$library\.so[^ ]*" <<<"$opened" | head -1)
    ! grep -aqF "${name:0:8}" "$built" || echo "$library" >>"$scratch/opens"
  done < <(comm -23 "$scratch/declared" <(sort -u "$scratch/opens"))
  sort -u -o "$scratch/opens" "$scratch/opens"
  diff "$scratch/declared" "$scratch/opens" >&2 ||
    fail "linux/build.sh declares the libraries marked < above, the program opens those marked >"
  relations=" $(dpkg-deb -f "$deb" Depends Recommends | sed 's/^[A-Za-z]*://' | tr ',|\n' '   ') "
  while read -r _ library package; do
    [ -n "$library" ] || continue
    for name in ${package//|/ }; do
      [[ $relations = *" $name "* ]] || fail "the deb does not ask for $name, which has $library"
    done
    # Where the library is installed, the package must be the one that has it.
    owner=$({ dpkg -S "*/$library" 2>/dev/null || true; } | sed 's/:.*//' | sort -u)
    [ -z "$owner" ] || tr '|' '\n' <<<"$package" | grep -qxF "$owner" ||
      fail "$library is in $owner, linux/build.sh says in $package"
  done <<<"$opened"
}

# Sets `wanted`.
check_glibc() {
  say "The oldest glibc"
  local promised depends message
  wanted=$(objdump -T "$built" | grep -o 'GLIBC_[0-9.]*' | sed 's/GLIBC_//' | sort -uV | tail -1)
  promised=$(sed -n 's/.*any Linux with glibc \([0-9.]*\) or newer.*/\1/p' docs/platforms.md | sort -uV | head -1)
  [ -n "$promised" ] || fail "docs/platforms.md does not say which glibc the program needs"
  depends=$(dpkg-deb -f "$deb" Depends | sed -n 's/.*libc6 (>= \([0-9.]*\)).*/\1/p')
  dpkg --compare-versions "${depends:-0}" ge "$wanted" ||
    fail "the program needs glibc $wanted, the deb asks for ${depends:-none}"
  if ! dpkg --compare-versions "$wanted" le "$promised"; then
    message="the program needs glibc $wanted, docs/platforms.md promises $promised"
    # What is built on a newer system is for newer systems; what is released is built on the oldest.
    if [ "$strict" = true ]; then fail "$message"; else say "NOT FOR RELEASE: $message"; fi
  fi
}

# Writes them to $scratch/fonts, one a line, with what each says of its makers.
check_fonts() {
  say "Fonts in the program"
  local font
  generator fonts "$built" >"$scratch/fonts"
  cut -f1 "$scratch/fonts" | tr '\n' ',' | sed 's/,$/\n/; s/,/, /g'
  [ "$core" = false ] || return 0
  # What finds the fonts must itself be seen to find some.
  for font in 'Inter Medium' 'M PLUS 1p Medium'; do
    cut -f1 "$scratch/fonts" | grep -qxF "$font" || fail "$font is not found in the program"
  done
}
