# What packaging/check and packaging/windows/check share: a folder for what is seen, a screen of its own, a mouse, and the
# report of the window's probe. Sourced from the top of the repository, after common.sh.
# shellcheck shell=bash

scratch=$(mktemp -d)
# What the end says when all is well.
passed="The packages are as they should be"
server=
# The game that runs, which writes to $scratch/log, and what its window tells.
game=
report=$scratch/probe.json

cleanup() {
  local status=$?
  stop_game
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  if [ $status -ne 0 ]; then
    echo "$0 FAILED. What it saw lies in $scratch" >&2
  else
    rm -rf "$scratch"
    echo "$passed ($SECONDS s)."
  fi
}
trap cleanup EXIT
# Otherwise a check that is stopped from outside would look like one that passed.
trap 'exit 130' INT
trap 'exit 143' TERM
say() { echo "-- $*"; }
fail() { echo "$0: $*" >&2; exit 1; }

# Nothing manages windows here that could close one. An AppImage starts the game as a child of its own, and takes away
# what it unpacked when that child ends.
stop_game() {
  [ -n "$game" ] || return 0
  pkill -P "$game" || kill "$game" 2>/dev/null || true
  wait "$game" 2>/dev/null || true
  game=
}

# start_display SIZE: a screen for all that follows, such as 1280x720.
start_display() {
  local number
  mkfifo "$scratch/number"
  Xvfb -displayfd 3 -noreset -nolisten tcp -screen 0 "$1x24" 3>"$scratch/number" 2>/dev/null &
  server=$!
  read -r number <"$scratch/number"
  export DISPLAY=:$number
}

# until_so WHAT COMMAND...: waits until a command succeeds, while the game runs. lavapipe is slow, Wine's first start too,
# and a machine may be busy.
until_so() {
  local what=$1 started=$SECONDS
  shift
  until "$@"; do
    kill -0 "$game" 2>/dev/null || fail "the game ended before $what: $(tail -15 "$scratch/log")"
    [ $((SECONDS - started)) -lt 300 ] ||
      fail "five minutes went by before $what: $(tail -15 "$scratch/log") $(cat "$report" 2>/dev/null)"
    sleep 0.1
  done
}

# reports FILTER: whether jq finds this in what the window tells.
reports() { [ -s "$report" ] && jq -e "$1" "$report" >/dev/null 2>&1; }
until_report() { until_so "$2" reports "$1"; }

# click POINT RIGHT DOWN [WORD...]: clicks on a point of the board. RIGHT and DOWN say where the picture begins, on the
# screen or in the window that WORD... names to xdotool.
click() {
  local point=$1 right=$2 down=$3 x y
  shift 3
  # What happens while the first picture is drawn may be lost, so point until the window follows.
  for _ in $(seq 100); do
    read -r x y < <(jq -r ".points.$point | map(round) | join(\" \")" "$report")
    xdotool mousemove "$@" $((x + right)) $((y + down))
    sleep 0.3
    ! reports ".pointed == \"$point\" and .still" || break
    xdotool mousemove_relative 3 3
  done
  xdotool click 1
}
