# Games, records and settings on the disk of Wine, with what `exits` says. Sourced by packaging/windows/check.
# shellcheck shell=bash

say "Games and settings: locked, killed, replaced"
# What is written here goes through the locks of Windows, and through its renaming of one file over another, which it
# refuses where another program has the file open without sharing it.
library=(--data-dir 'C:\Jörgs Bücher' --config 'C:\Jörgs Wünsche.toml')
text_game=(text --lang en --black human --white human --seed 1 "${library[@]}")
# told LINE...: a game that is told these lines and must end well.
told() {
  printf '%s\n' 'draw off' "$@" >"$scratch/lines"
  exits 0 "${text_game[@]}" <"$scratch/lines"
}
says() { grep -qF -- "$1" "$scratch/${2:-out}" || fail "no “$1” in: $(tail -15 "$scratch/${2:-out}")"; }
# playing LINE...: a game in the background, which is told these lines and waits for more.
playing() {
  rm -f "$scratch/typed"
  mkfifo "$scratch/typed"
  : >"$scratch/log"
  "$wine" "$scratch/$name/abande.exe" "${text_game[@]}" <"$scratch/typed" >"$scratch/log" 2>&1 &
  game=$!
  exec 4>"$scratch/typed"
  printf '%s\n' 'draw off' "$@" 'redo 0' >&4
  # No command: when this is answered, so is all before it.
  until_so 'all lines are answered' grep -qF 'For example: redo' "$scratch/log"
}
killed() {
  timeout 60 "$wine" taskkill /f /im abande.exe >/dev/null 2>&1 || fail "the game cannot be killed"
  exec 4>&-
  wait "$game" 2>/dev/null || true
  game=
}

playing d4 c3 'comment für Jörg, “grün”'
journal=$(find "$drive/Jörgs Bücher/journals" -name '*.journal')
[ "$(wc -l <<<"$journal")" -eq 1 ] && [ -s "$journal" ] || fail "one journal is expected, not: $journal"
kept=$(basename "$journal" .journal)
exits 0 games list --json "${library[@]}"
says "$kept"
# A second copy of the program does not touch what the first one plays.
exits 1 games remove "$kept" "${library[@]}"
says "another copy of the program is playing $kept" err
told resume "open $kept" quit
says 'There is no unfinished game.'
[ -s "$journal" ] || fail "a second copy took the journal away"
killed

for round in 1 2; do
  playing resume "comment Jörg spielt weiter, $round"
  says "Resuming the game after 2 plies." log
  killed
done
told resume history d5 'save C:\Jörgs Kopie.agn' resign quit
says "Resuming the game after 2 plies."
says '1. d4 c3'
says 'Saved to C:\Jörgs Kopie.agn.'
says "The game is saved in the library: $kept"
[ ! -e "$journal" ] || fail "the journal is still there when the game is over"
grep -qF "Jörg spielt weiter, 2" "$drive/Jörgs Bücher/games/$kept.agn" || fail "the record lacks the comment"

# A kept game that goes on replaces its record, and those before stay beside it.
for move in c4 d3; do
  told "open $kept" 'back 1' "$move" from-here quit
  says "The game is saved in the library: $kept"
done
for generation in .agn .agn.1 .agn.2; do
  grep -q '^1\. d4 ' "$drive/Jörgs Bücher/games/$kept$generation" || fail "the library has no $kept$generation"
done

# Another program's file is replaced only when told so, and one that is protected not at all.
for file in fremd geschützt; do echo "Grüße" >"$drive/$file.agn"; done
chmod a-w "$drive/geschützt.agn"
told d4 'save C:\fremd.agn' 'replace C:\geschützt.agn'
says 'C:\fremd.agn already exists.'
says 'Not saved to C:\geschützt.agn. This file is write-protected.'
for file in fremd geschützt; do
  [ "$(cat "$drive/$file.agn")" = "Grüße" ] || fail "$file.agn was written over: $(cat "$drive/$file.agn")"
done
told d4 'replace C:\fremd.agn' c3 'replace C:\fremd.agn'
grep -q '^1\. d4 c3' "$drive/fremd.agn" || fail "replaced by: $(cat "$drive/fremd.agn")"

# Out of one library and into another, with a file that is there already.
for _ in 1 2; do
  exits 0 games export "$kept" 'C:\Für Änne.agn' "${library[@]}"
done
exits 0 games import 'C:\Für Änne.agn' "${library[@]}"
says "$kept was already there"
exits 0 games import 'C:\Für Änne.agn' --data-dir 'C:\Ännes Bücher'
says 'is new'
imported=$(find "$drive/Ännes Bücher/games" -name '*.agn' -exec basename {} .agn \;)
exits 0 games export "$imported" - --data-dir 'C:\Ännes Bücher'
tr -d '\r' <"$scratch/out" | diff <(tr -d '\r' <"$drive/Für Änne.agn") - || fail "a game changes on its way"
# Two copies at once add their games, and every one of them is there.
copies=()
for player in Ada Bob; do
  for number in $(seq 20); do
    printf '[Game "Abande"]\n[Black "%s %s"]\n\n1. d4 c3 *\n\n' "$player" "$number"
  done >"$drive/$player.agn"
  abande games import "C:\\$player.agn" --data-dir 'C:\Ännes Bücher' >"$scratch/$player" 2>&1 &
  copies+=($!)
done
for copy in "${copies[@]}"; do
  wait "$copy" || fail "one of two copies that import fails: $(cat "$scratch/Ada" "$scratch/Bob")"
done
exits 0 games list --json --data-dir 'C:\Ännes Bücher'
[ "$(wc -l <"$scratch/out")" -eq 41 ] || fail "41 games are expected, not $(wc -l <"$scratch/out")"
exits 0 games remove "$imported" --data-dir 'C:\Ännes Bücher'
exits 0 games restore "$imported" --data-dir 'C:\Ännes Bücher'

# Settings are replaced, and what they hold besides stays.
printf '# von Jörg\r\n[picture]\r\nquality = "low"\r\n' >"$drive/Jörgs Wünsche.toml"
for language in de it de; do told "language $language" quit; done
for line in '# von Jörg' 'quality = "low"' 'language = "de"'; do
  grep -qF -- "$line" "$drive/Jörgs Wünsche.toml" || fail "the settings lack “$line”: $(cat "$drive/Jörgs Wünsche.toml")"
done
exits 0 text "${library[@]}" --black human --white human <<<quit
says 'Schwarz: Mensch. Weiß: Mensch.'
# Temporary files go away with what wrote them.
left=$(find "$drive" "$drive/Jörgs Bücher" "$drive/Ännes Bücher" -maxdepth 2 -name '.*.tmp')
[ -z "$left" ] || fail "temporary files are left: $left"
