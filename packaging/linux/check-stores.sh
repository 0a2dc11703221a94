# The stores' manifests, as far as tools for them can be had on Linux. Sourced by packaging/check.
# shellcheck shell=bash

check_stores() {
  say "Manifests for stores"
  local made=$scratch/stores name
  mkdir "$made"
  # Of the packages only their names are needed.
  for name in "linux-x86_64.tar.xz" "windows-x86_64.zip" "windows-x86_64-setup.exe"; do
    sha256sum <<<"$name" | sed "s/-$/abande-$version-$name/"
  done >"$scratch/stores-sums"
  sha256sum <<<dmg | sed "s/-$/Abande-$version.dmg/" >>"$scratch/stores-sums"
  manifests "$scratch/stores-sums" "$made"
  ! grep -rn '@[A-Z]' "$made" >&2 || fail "nothing replaces these names"
  if here ruby "whether the manifests can be read"; then
    ruby -ryaml -rjson - "$version" "$made"/*/*.{yaml,json} <<'RUBY'
version = ARGV.shift
ARGV.each do |path|
  text = File.read(path)
  read = path.end_with?(".json") ? JSON.parse(text) : YAML.safe_load(text)
  found = read["PackageVersion"] || read["version"] || version
  abort "#{path}: the version is #{found.inspect}" unless found == version
  abort "#{path}: it has no checksum" unless text.match?(/\h{64}/) || path !~ /installer|json|flatpak/
end
RUBY
    ruby -c "$made/homebrew/abande.rb" >/dev/null
  fi
  if here flatpak-builder "the manifest for Flatpak"; then
    # It leaves a folder where it runs, and what it does not know it only remarks.
    (cd "$scratch" && flatpak-builder --show-manifest "$made/flatpak/abande.yaml" 2>"$scratch/flatpak" >/dev/null) ||
      fail "$(cat "$scratch/flatpak")"
    [ ! -s "$scratch/flatpak" ] || fail "$(cat "$scratch/flatpak")"
  fi
}
