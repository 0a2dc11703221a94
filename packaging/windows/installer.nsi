; The installer for Windows; packaging/windows/build.sh calls makensis with ID, VERSION, NUMBERS (the version without what
; comes before a release, such as -rc.1), SOURCE (the unpacked program), OUTPUT, ICON and UNFILES (a script that deletes
; what SOURCE holds).
Unicode true
!ifndef TARGET
  !define TARGET amd64-unicode
!endif
Target ${TARGET}
SetCompressor /SOLID lzma
!include MUI2.nsh
!include FileFunc.nsh

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"

Name "Abande ${VERSION}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Abande"
InstallDirRegKey HKCU "Software\${ID}" "Folder"
; For the player alone: no administrator has to be asked.
RequestExecutionLevel user

VIProductVersion "${NUMBERS}.0"
VIAddVersionKey ProductName "Abande"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "Installs Abande"
VIAddVersionKey LegalCopyright "2026 the abande team, MIT or Apache-2.0"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\abandew.exe"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

Section "Abande"
  ; An older version may have files that this one lacks.
  IfFileExists "$INSTDIR\uninstall.exe" 0 +2
  ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'

  SetOutPath "$INSTDIR"
  File /r "${SOURCE}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Abande.lnk" "$INSTDIR\abandew.exe" "" "$INSTDIR\abande.ico"

  WriteRegStr HKCU "Software\${ID}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.agn\OpenWithProgids" "${ID}.agn" ""
  ; If another program opens these files, it keeps them.
  ReadRegStr $0 HKCU "Software\Classes\.agn" ""
  StrCmp $0 "" 0 +3
  WriteRegStr HKCU "Software\Classes\.agn" "" "${ID}.agn"
  WriteRegStr HKCU "Software\Classes\.agn" "Content Type" "application/x-agn"
  ; Links such as abande:hex?moves=d4,d5.
  WriteRegStr HKCU "Software\Classes\abande" "" "URL:Abande"
  WriteRegStr HKCU "Software\Classes\abande" "URL Protocol" ""
  WriteRegStr HKCU "Software\Classes\abande\shell\open\command" "" '"$INSTDIR\abandew.exe" "%1"'
  WriteRegStr HKCU "Software\Classes\${ID}.agn" "" "Abande game record"
  WriteRegStr HKCU "Software\Classes\${ID}.agn\DefaultIcon" "" "$INSTDIR\abande.ico"
  WriteRegStr HKCU "Software\Classes\${ID}.agn\shell\open\command" "" '"$INSTDIR\abandew.exe" "%1"'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Abande"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\abande.ico"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Abande team"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  ; Tells Explorer that the files of a kind look and open otherwise now.
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

; Takes away what was installed, file by file: the folder may hold something of the player's.
Section "Uninstall"
  Delete "$SMPROGRAMS\Abande.lnk"
  !include "${UNFILES}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  ReadRegStr $0 HKCU "Software\Classes\.agn" ""
  StrCmp $0 "${ID}.agn" 0 +3
  DeleteRegValue HKCU "Software\Classes\.agn" ""
  DeleteRegValue HKCU "Software\Classes\.agn" "Content Type"
  DeleteRegValue HKCU "Software\Classes\.agn\OpenWithProgids" "${ID}.agn"
  DeleteRegKey /ifempty HKCU "Software\Classes\.agn\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.agn"
  DeleteRegKey HKCU "Software\Classes\${ID}.agn"
  DeleteRegKey HKCU "Software\Classes\abande"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\${ID}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
