# What the rpm asks for and holds. Sourced by packaging/check; check_glibc has set `wanted`.
# shellcheck shell=bash

check_rpm() {
  say "rpm"
  build_rpm
  local rpm=$dist/abande-$version-1.$arch.rpm said kind library name
  local others=(hicolor-icon-theme 'libc\.so\.6.*' "lib[cm]\\.so\\.6\\(GLIBC_${wanted//./\\.}\\).*")
  [ "$core" = true ] || others+=('\(libvulkan\.so\.1\(\)\(64bit\) or libEGL\.so\.1\(\)\(64bit\)\)')
  asked() { rpm -qp "$@" "$rpm"; }
  said=$(asked --qf '%{NAME} %{VERSION} %{RELEASE} %{ARCH} %{LICENSE}')
  [ "$said" = "abande $sorted_version 1 $arch MIT OR Apache-2.0" ] || fail "the rpm says it is $said"
  # All that was staged, and nothing else.
  (cd "$stage" && find . -type f | sed 's|^\.|/usr|' | LC_ALL=C sort) >"$scratch/staged"
  asked --qf '[%{FILEMODES:perms} %{FILENAMES}\n]' | sed -n 's/^-[^ ]* //p' | LC_ALL=C sort | diff "$scratch/staged" - ||
    fail "the rpm has other files than were staged"
  asked --requires >"$scratch/require"
  asked --recommends >"$scratch/recommend"
  while read -r kind library _; do
    case $kind in
    require | recommend)
      grep -qxF "$library()(64bit)" "$scratch/$kind" || fail "the rpm does not $kind $library: $(cat "$scratch/$kind")"
      ;;
    esac
  done <<<"$opened"
  for name in "${others[@]}"; do
    grep -qxE "$name" "$scratch/require" || fail "the rpm does not require $name: $(cat "$scratch/require")"
  done
  rpm -Kv --nosignature "$rpm" >"$scratch/rpm-sums" || fail "$(cat "$scratch/rpm-sums")"
}
