# The installer in and out. Sourced by packaging/windows/check.
# shellcheck shell=bash

say "The installer"
# An older version, with a file that this one no longer has.
mkdir -p "$scratch/older/handbook"
cp "$scratch/$name/abande.ico" "$scratch/older/"
echo old >"$scratch/older/handbook/old.md"
printf 'Delete "$INSTDIR\\%s"\n' abande.ico 'handbook\old.md' >"$scratch/unfiles.nsh"
printf 'RMDir "$INSTDIR\\handbook"\n' >>"$scratch/unfiles.nsh"
setup 0.0.1 "$scratch/older" "$scratch/unfiles.nsh" "$scratch/older-setup.exe"
timeout 300 "$wine" "$scratch/older-setup.exe" /S
timeout 300 "$wine" "$dist/$name-setup.exe" /S
installed=$(find "$drive/users" -path '*Programs/Abande/abande.exe' | head -1)
[ -n "$installed" ] || fail "nothing is installed"
folder=$(dirname "$installed")
(cd "$scratch/$name" && find . -type f | LC_ALL=C sort) >"$scratch/wanted"
(cd "$folder" && find . -type f ! -name uninstall.exe | LC_ALL=C sort) | diff "$scratch/wanted" - ||
  fail "other files are installed than the zip has"
[ "$(timeout 60 "$wine" "$installed" --version | tr -d '\r')" = "abande $version" ] || fail "what is installed does not run"
find "$drive" -name 'Abande.lnk' | grep -q . || fail "the start menu has no entry"
opener=$("$wine" reg query "HKCU\\Software\\Classes\\$id.agn\\shell\\open\\command" /ve | tr -d '\r')
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
for key in "Software\\$id" "Software\\Classes\\$id.agn" 'Software\Classes\.agn' 'Software\Classes\abande' \
  "Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\$id"; do
  key=HKCU\\$key
  ! "$wine" reg query "$key" >/dev/null 2>&1 || fail "the uninstaller leaves $key"
done

say "The installer, where another program opens records"
agn='HKCU\Software\Classes\.agn'
"$wine" reg add "$agn" /ve /d Other.agn /f >/dev/null
"$wine" reg add "$agn" /v 'Content Type' /d text/other /f >/dev/null
timeout 300 "$wine" "$scratch/older-setup.exe" /S
# It runs in its own place, so it has ended when this returns.
timeout 300 "$wine" "$folder/uninstall.exe" /S "_?=$("$wine" winepath -w "$folder" | tr -d '\r')"
"$wine" reg query "$agn" | tr -d '\r' >"$scratch/agn"
for value in Other.agn text/other; do
  grep -qF "$value" "$scratch/agn" || fail "records no longer belong to the other program: $(cat "$scratch/agn")"
done
