# The icons for Windows and macOS, byte by byte: Linux has no tool for them. Sourced by packaging/check.
# shellcheck shell=bash

# number FILE AT BYTES: the number of some bytes in a file, the highest first; a number below 0: the lowest first.
number() {
  od -An -tu1 -v -j"$2" -N"${3#-}" "$1" | tr -s ' \n' '\n' | sed '/^$/d' | { if [ "$3" -lt 0 ]; then tac; else cat; fi; } |
    awk '{ n = n * 256 + $1 } END { print n + 0 }'
}

check_icons() {
  say "Icons for Windows and macOS"
  local ico=$files/icons/abande.ico icns sizes='' at length
  length=$(stat -c %s "$ico")
  for ((at = 6; at < 6 + 16 * $(number "$ico" 4 -2); at += 16)); do
    # Where 256 does not fit, 0 stands for it. The picture must lie in the file.
    sizes+=" $(number "$ico" "$at" 1)"
    [ $(($(number "$ico" $((at + 8)) -4) + $(number "$ico" $((at + 12)) -4))) -le "$length" ] || fail "abande.ico is cut off"
  done
  [ "$sizes" = ' 16 24 32 48 64 128 0' ] || fail "abande.ico has the sizes$sizes"
  for icns in "$files"/icons/{abande,record}.icns; do
    length=$(stat -c %s "$icns")
    [ "$(head -c 4 "$icns")" = icns ] || fail "$icns is none"
    [ "$(number "$icns" 4 4)" -eq "$length" ] || fail "$icns is cut off"
    # From 16 points to 512 at twice the density.
    sizes=$(for ((at = 8; at < length; at += $(number "$icns" $((at + 4)) 4))); do
      dd if="$icns" bs=1 skip="$at" count=4 status=none
      echo
    done | LC_ALL=C sort | tr '\n' ' ')
    [ "$sizes" = 'ic07 ic08 ic09 ic10 ic11 ic12 ic13 icp4 icp5 ' ] || fail "$icns has the sizes $sizes"
  done
}
