# The installer in and out. Sourced by packaging/windows/check.
# shellcheck shell=bash

say "The installer"
timeout 300 "$wine" "$dist/$name-setup.exe" /S
installed=$(find "$drive/users" -path '*Programs/Abande/abande.exe' | head -1)
[ -n "$installed" ] || fail "nothing is installed"
folder=$(dirname "$installed")
(cd "$scratch/$name" && find . -type f | LC_ALL=C sort) >"$scratch/wanted"
(cd "$folder" && find . -type f ! -name uninstall.exe | LC_ALL=C sort) | diff "$scratch/wanted" - ||
  fail "other files are installed than the zip has"
[ "$(timeout 60 "$wine" "$installed" --version | tr -d '\r')" = "abande $version" ] || fail "what is installed does not run"
find "$drive" -name 'Abande.lnk' | grep -q . || fail "the start menu has no entry"
opener=$("$wine" reg query 'HKCU\Software\Classes\alt.games.abande.agn\shell\open\command' /ve | tr -d '\r')
grep -qF 'abandew.exe" "%1"' <<<"$opener" || fail ".agn is opened by: $opener"
status=0
timeout 60 "$wine" "$folder/abandew.exe" perft --variant hex --depth 1 || status=$?
[ $status -eq 0 ] || fail "abandew.exe ended with $status"
# If the game fails, the player reads why: in a box that waits for a key.
start_display 1280x800
# Wine's desktop began without a display and would go on without one.
stop_game
timeout 60 "$wine" "$folder/abandew.exe" replay 'C:\missing.agn' &
launcher=$!
box=$(timeout 40 xdotool search --sync --onlyvisible --name '^Abande$') || fail "abandew.exe shows no message"
sleep 1
xdotool windowfocus "$box" key Return
status=0
wait "$launcher" || status=$?
[ $status -eq 1 ] || fail "abandew.exe ended with $status after its message"
timeout 300 "$wine" "$folder/uninstall.exe" /S
# It runs as a copy of itself, which ends a little later.
for _ in $(seq 100); do
  [ -e "$folder" ] || break
  sleep 0.2
done
[ ! -e "$folder" ] || fail "the uninstaller leaves $(find "$folder")"
! find "$drive" -name 'Abande.lnk' | grep -q . || fail "the uninstaller leaves the menu entry"
for key in 'HKCU\Software\alt.games.abande' 'HKCU\Software\Classes\alt.games.abande.agn' 'HKCU\Software\Classes\.agn' \
  'HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\alt.games.abande'; do
  ! "$wine" reg query "$key" >/dev/null 2>&1 || fail "the uninstaller leaves $key"
done
