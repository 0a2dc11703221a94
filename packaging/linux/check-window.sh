# A move in the real window, by the mouse. Sourced by packaging/check.
# shellcheck shell=bash

# menu_entry ENTRY ROOT [FILE]: how a desktop starts the game, which hands over files by their address; sets `words`.
menu_entry() {
  local line
  # The file doubles backslashes; after that, quotes are the shell's.
  line=$(sed -n 's/^Exec=//p' "$1" | sed 's/\\\\/\\/g')
  line=${line//%u/${3:+\"file://\$3\"}}
  eval "words=(${line//%%/%})"
  words[0]=$2${words[0]}
}

# played POINT COMMAND...: starts the game from another folder and plays a move.
played() {
  local point=$1 window before left
  shift
  rm -f "$report"
  mkdir -p "$scratch/run" "$scratch/tmp"
  chmod 700 "$scratch/run"
  (
    cd "$elsewhere" || exit
    exec env -i PATH="$PATH" HOME="$home" LANG=C.UTF-8 DISPLAY="$DISPLAY" XDG_RUNTIME_DIR="$scratch/run" \
      TMPDIR="$scratch/tmp" "$@" --windowed 1280x720 --probe "$report"
  ) >"$scratch/log" 2>&1 &
  game=$!
  until_report '.points | length > 0' "the window shows the board"
  # An AppImage starts the game as a child of its own.
  window=$(timeout 60 xdotool search --sync --onlyvisible --pid "$(pgrep -P "$game" || echo "$game")")
  xdotool windowfocus "$window"
  before=$(jq '.moves | length' "$report")
  click "$point" 0 0 --window "$window"
  until_report ".moves[$before] == \"$point\"" "$point is played"
  stop_game
  # What an AppImage unpacked.
  left=$(find "$scratch/tmp" -mindepth 1)
  [ -z "$left" ] || fail "the game leaves $left"
  say "played $point"
}

# What the games that were played have left in the player's folders.
check_home() {
  local left
  say "What is left of the player's: $(cd "$home" && find . -type f ! -path './.cache/*' | LC_ALL=C sort | tr '\n' ' ')"
  left=$(cd "$home" && find . -type f ! -path './.cache/*' ! -path './.config/abande/*' \
    ! -path './.local/share/abande/*' ! -path './.local/state/abande/*')
  [ -z "$left" ] || fail "the game wrote to $left"
}
