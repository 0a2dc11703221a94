# What an installed tree must have. Sourced by packaging/check, which sets `built`; check_fonts has written
# $scratch/fonts.
# shellcheck shell=bash

# check_tree PREFIX
check_tree() {
  check_entries "$1"
  # The program's commands, each of which has a manual page and completions.
  local commands
  commands=$("$built" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]\{1,\}\) .*/\1/p' | grep -vx help)
  check_manual "$1/share/man/man6"
  check_completions "$1/share"
  check_licences "$1/share/doc/abande"
  check_guides "$1/share/doc/abande"
}

# check_entries PREFIX: what a desktop shows.
check_entries() {
  local prefix=$1 size icon
  desktop-file-validate "$prefix/share/applications/$id.desktop"
  appstreamcli validate --no-net "$prefix/share/metainfo/$id.metainfo.xml" >"$scratch/appstream" ||
    fail "$(cat "$scratch/appstream")"
  for size in 16 24 32 48 64 128 256 512; do
    icon=$prefix/share/icons/hicolor/${size}x$size/apps/$id.png
    # Width and height are the 17th to 24th byte of a PNG file.
    [ "$(od -An -tu1 -j16 -N8 "$icon" | awk '{print $3*256+$4 "x" $7*256+$8}')" = "${size}x$size" ] ||
      fail "$icon is not $size pixels a side"
  done
  [ -s "$prefix/share/icons/hicolor/scalable/apps/$id.svg" ] || fail "no drawing is installed"
  [ -s "$prefix/share/icons/hicolor/symbolic/apps/$id-symbolic.svg" ] || fail "no symbolic icon is installed"
  update-mime-database "$prefix/share/mime" 2>/dev/null
  grep -qx 'application/x-agn:\*\.agn' "$prefix/share/mime/globs" || fail "*.agn has no MIME type"
}

# check_manual FOLDER
check_manual() {
  local page heading status
  [ "$(ls "$1" | wc -l)" -eq $(($(wc -l <<<"$commands") + 1)) ] ||
    fail "there is not one manual page for each command: $(ls "$1")"
  for page in abande ${commands//$'\n'/ }; do
    [ "$page" = abande ] || page=abande-$page
    gzip -dc "$1/$page.6.gz" >"$scratch/$page.6" || fail "the manual page $page is missing"
    for heading in NAME SYNOPSIS DESCRIPTION OPTIONS 'EXIT STATUS'; do
      grep -qE "^\.SH \"?$heading\"?$" "$scratch/$page.6" || fail "the manual page $page has no $heading"
    done
    for status in 0 1 2 3 101; do
      grep -qx "\.B $status" "$scratch/$page.6" || fail "the manual page $page does not have the exit status $status"
    done
    ! have lexgrog || lexgrog "$scratch/$page.6" >/dev/null || fail "$page: no name that apropos can find"
    if have groff; then
      groff -man -Tutf8 -k -ww -z "$scratch/$page.6" 2>"$scratch/roff"
      [ ! -s "$scratch/roff" ] || fail "$page: $(cat "$scratch/roff")"
    fi
  done
  grep -q 'windowed' "$scratch/abande.6" || fail "the manual does not know the window's options"
}

# check_completions FOLDER
check_completions() {
  local bash=$1/bash-completion/completions/abande zsh=$1/zsh/site-functions/_abande
  local fish=$1/fish/vendor_completions.d/abande.fish command option said
  bash -n "$bash"
  (
    source "$bash"
    COMP_WORDS=(abande rep) COMP_CWORD=1
    _abande abande rep abande
    [ "${COMPREPLY[*]}" = replay ] || fail "bash completes “rep” by “${COMPREPLY[*]}”"
  )
  grep -qx '#compdef abande' "$zsh" || fail "zsh would not find its completions"
  ! here zsh 'its completions' || zsh -n "$zsh" || fail "zsh does not understand its completions"
  ! here fish 'its completions' || fish --no-execute "$fish" || fail "fish does not understand its completions"
  for command in $commands; do
    grep -qE "^ *'?$command:" "$zsh" || fail "zsh does not complete $command"
    grep -qE -- "-a \"$command\"" "$fish" || fail "fish does not complete $command"
  done
  for option in variant black lang $([ "$core" = true ] || echo windowed); do
    grep -qF -- "--$option=" "$zsh" || fail "zsh does not complete --$option"
    grep -qE -- "-l $option( |$)" "$fish" || fail "fish does not complete --$option"
  done
  if have fish; then
    said=$(fish --no-config --command "source '$fish'; complete --do-complete 'abande rep'" | cut -f1)
    [ "$said" = replay ] || fail "fish completes “rep” by “$said”"
  fi
}

# check_guides FOLDER: the handbook can be read where there is no network.
check_guides() {
  local guide link
  [ -s "$1/handbook.md" ] || fail "there is no handbook"
  for guide in "$1"/*.md; do
    for link in $(grep -o ']([^)]*)' "$guide" | sed 's/^](//; s/)$//; s/#.*//' | grep -v '://' | sort -u); do
      [ -s "$1/$link" ] || fail "$guide refers to $link, which is not there"
    done
  done
}

# check_licences FOLDER
check_licences() {
  local all=$scratch/licences crate text font makers licence
  cat "$1/THIRD-PARTY.txt" >"$all" 2>/dev/null || gzip -dc "$1/THIRD-PARTY.txt.gz" >"$all"
  for crate in clap serde_json $([ "$core" = true ] || echo bevy_render wgpu); do
    grep -q "^$crate " "$all" || fail "THIRD-PARTY.txt does not name $crate"
  done
  for text in 'The Rust Project Developers' 'Permission is hereby granted, free of charge' 'Apache License'; do
    grep -qF "$text" "$all" || fail "THIRD-PARTY.txt lacks “$text”"
  done
  # All fonts that the program was seen to hold, with what each says of its makers: the project's own in their licence
  # or in the deb's `copyright`, the others among those of the crates.
  while IFS=$'\t' read -r font makers; do
    case $font in
    Inter*)
      grep -qsF 'The Inter Project Authors' "$1/LICENSE-Inter-fonts.txt" "$1/copyright" || fail "no maker is named for $font"
      ;;
    'Droid Sans Fallback'*)
      grep -qsF '2006-2012 Google Corp.' "$1/LICENSE-Droid-fonts.txt" "$1/copyright" || fail "no maker is named for $font"
      ;;
    'Noto Sans '*)
      grep -qsF 'The Noto Project Authors' "$1/LICENSE-Noto-fonts.txt" "$1/copyright" || fail "no maker is named for $font"
      ;;
    AbandeHangul*)
      grep -qsF 'NAVER Corporation' "$1/LICENSE-Nanum-fonts.txt" "$1/copyright" || fail "no maker is named for $font"
      ;;
    'M PLUS'*)
      grep -qsF 'The M+ Project Authors' "$1/LICENSE-MPLUS1p-fonts.txt" "$1/copyright" || fail "no maker is named for $font"
      ;;
    *)
      grep -qxF "$font" "$all" || fail "THIRD-PARTY.txt does not name the font $font"
      # One font says nothing of itself; a file beside it does.
      [ "$font" != emoji ] || makers='Copyright (c) 2014 John Slegers'
      grep -qF "$makers" "$all" || fail "THIRD-PARTY.txt does not name who made $font: $makers"
      ;;
    esac
  done <"$scratch/fonts"
  for licence in $(sed -n 's/^[a-z][^ ]* [0-9][^ ]*: //p' "$all" | tr '()/' '   ' |
    sed 's/ OR \| AND \| WITH / /g' | tr ' ' '\n' | sort -u); do
    grep -qE "(^|[ (])${licence//./\\.}([ ,;.)]|$)" "$1/copyright" || fail "copyright does not name the licence $licence"
  done
}
