/* abandew.exe: starts abande.exe beside it without a console window, hands on its own arguments, and shows what the
 * program wrote to standard error if it fails. The shortcut and .agn files start this one. */
#include <windows.h>
#include <stdlib.h>
#include <wchar.h>

/* The end of the longest message that is shown, in bytes. */
#define KEPT 4000

static int complain(const wchar_t *text)
{
    MessageBoxW(NULL, text, L"Abande", MB_OK | MB_ICONERROR);
    return 1;
}

/* What follows the program's own name on the command line, as it was written. */
static const wchar_t *arguments(const wchar_t *line)
{
    int quoted = 0;
    for (; *line && (quoted || (*line != L' ' && *line != L'\t')); line++)
        if (*line == L'"')
            quoted = !quoted;
    while (*line == L' ' || *line == L'\t')
        line++;
    return line;
}

int WINAPI wWinMain(HINSTANCE instance, HINSTANCE before, PWSTR short_line, int show)
{
    static wchar_t program[32768];
    static char kept[KEPT + 1];
    static wchar_t message[KEPT + 1];
    (void)instance, (void)before, (void)short_line, (void)show;

    DWORD length = GetModuleFileNameW(NULL, program, 32768 - 16);
    wchar_t *name = length ? wcsrchr(program, L'\\') : NULL;
    if (!name)
        return complain(L"Windows did not report where this program is.");
    wcscpy(name + 1, L"abande.exe");

    const wchar_t *rest = arguments(GetCommandLineW());
    size_t size = wcslen(program) + wcslen(rest) + 8;
    wchar_t *line = malloc(size * sizeof *line);
    if (!line)
        return complain(L"There is not enough memory.");
    swprintf(line, size, L"\"%ls\" %ls", program, rest);

    SECURITY_ATTRIBUTES inherited = {sizeof inherited, NULL, TRUE};
    HANDLE reader, writer;
    if (!CreatePipe(&reader, &writer, &inherited, 0))
        return complain(L"Windows could not create a pipe.");
    SetHandleInformation(reader, HANDLE_FLAG_INHERIT, 0);
    HANDLE nothing = CreateFileW(L"NUL", GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE, &inherited,
                                 OPEN_EXISTING, 0, NULL);
    STARTUPINFOW startup = {.cb = sizeof startup,
                            .dwFlags = STARTF_USESTDHANDLES,
                            .hStdInput = nothing,
                            .hStdOutput = nothing,
                            .hStdError = writer};
    PROCESS_INFORMATION process;
    if (!CreateProcessW(program, line, NULL, NULL, TRUE, CREATE_NO_WINDOW, NULL, NULL, &startup, &process))
        return complain(L"abande.exe, which should be in the same folder as this program, could not be started.");
    CloseHandle(writer);

    /* Only the end of what was written is kept: the reason stands last. */
    DWORD filled = 0, read;
    char part[512];
    while (ReadFile(reader, part, sizeof part, &read, NULL) && read > 0) {
        DWORD over = filled + read > KEPT ? filled + read - KEPT : 0;
        memmove(kept, kept + over, filled - over);
        memcpy(kept + filled - over, part, read);
        filled = filled - over + read;
    }
    DWORD status = 0;
    WaitForSingleObject(process.hProcess, INFINITE);
    GetExitCodeProcess(process.hProcess, &status);
    if (status != 0) {
        kept[filled] = 0;
        if (filled == 0 || MultiByteToWideChar(CP_UTF8, 0, kept, -1, message, KEPT + 1) == 0)
            swprintf(message, KEPT, L"The game ended with status %lu and no message.", status);
        complain(message);
    }
    return (int)status;
}
