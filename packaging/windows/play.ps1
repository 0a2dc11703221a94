# Installs the game for this user, plays a move by keyboard, looks at what the window tells, and removes it again.
#
#   packaging/windows/play.ps1 SETUP
param([Parameter(Mandatory)] [string] $Setup)
$ErrorActionPreference = "Stop"

Start-Process -Wait $Setup -ArgumentList /S
$folder = "$env:LOCALAPPDATA\Programs\Abande"
$program = "$folder\abande.exe"
& $program --version
if ($LASTEXITCODE -ne 0) { throw "the program ended with $LASTEXITCODE" }
$counted = & $program perft --variant hex --depth 5 | Select-Object -Last 1
if ($counted -ne "5 109116") { throw "perft counted $counted" }

$scratch = New-Item -ItemType Directory (Join-Path $env:TEMP ([guid]::NewGuid()))
$report = "$scratch\probe.json"
$words = "--data-dir", "$scratch\data", "--config", "$scratch\config.toml", "--probe", $report
$game = Start-Process -PassThru $program -ArgumentList $words -RedirectStandardError "$scratch\log"

# Waits until the window tells something.
function Wait-Report([scriptblock] $Wanted, [string] $What) {
  for ($try = 0; $try -lt 600; $try++) {
    if ($game.HasExited) { throw "the game ended before $What`: $(Get-Content "$scratch\log" -Tail 15)" }
    if (Test-Path $report) {
      $told = Get-Content $report -Raw | ConvertFrom-Json -ErrorAction SilentlyContinue
      if ($told -and (& $Wanted $told)) { return $told }
    }
    Start-Sleep -Milliseconds 200
  }
  throw "two minutes went by before $What`: $(Get-Content "$scratch\log" -Tail 15)"
}

$null = Wait-Report { param($told) $told.points.d4 } "the board is shown"
$shell = New-Object -ComObject WScript.Shell
$null = $shell.AppActivate($game.Id)
Start-Sleep -Seconds 1
$shell.SendKeys("d4{ENTER}")
$told = Wait-Report { param($told) $told.moves.Count -ge 2 -and $told.moves[0] -eq "d4" } "d4 is played and answered"
"played: $($told.moves -join ' ')"
Stop-Process $game.Id

Start-Process -Wait "$folder\uninstall.exe" -ArgumentList "/S", "_?=$folder"
if (Test-Path $program) { throw "the uninstaller leaves the program" }
