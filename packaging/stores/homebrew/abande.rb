cask "abande" do
  version "@VERSION@"
  sha256 "@SHA256:Abande-@VERSION@.dmg@"

  url "@URL@/releases/download/v#{version}/Abande-#{version}.dmg"
  name "Abande"
  desc "Board games Abande and Anda in 3D"
  homepage "@URL@"

  livecheck do
    url :url
    strategy :github_latest
  end

  depends_on macos: :big_sur

  app "Abande.app"
  binary "#{appdir}/Abande.app/Contents/MacOS/abande"

  zap trash: [
    "~/Library/Application Support/abande",
    "~/Library/Caches/abande",
  ]

  caveats <<~TEXT
    Abande is not notarised. The first time, allow it in System Settings, Privacy & Security.
  TEXT
end
