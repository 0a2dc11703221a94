//! A small file system of a test's own, which can be full or read-only. Only root may make one, and only on Linux.

pub mod ci;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

/// It goes away with this.
pub struct Mounted(TempDir);

impl Mounted {
    /// Mounts a file system in memory with these options. Where that cannot be done, the test is left out, which is said;
    /// root on a machine that runs the tests for everybody has no excuse.
    pub fn new(options: &str) -> Option<Self> {
        let folder = tempfile::tempdir().expect("the temporary folder can be written");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", options, "tmpfs"]).arg(folder.path());
        let done = cfg!(target_os = "linux").then(|| mount.output());
        let why = match done {
            None => "this is not Linux".to_owned(),
            Some(Ok(output)) if output.status.success() => return Some(Self(folder)),
            Some(Ok(output)) => String::from_utf8_lossy(&output.stderr).trim().to_owned(),
            Some(Err(error)) => format!("mount: {error}"),
        };
        let why = format!("no file system can be mounted here ({why})");
        if is_root() {
            ci::leave_out("full and read-only disks", &why);
        } else {
            eprintln!("NOT TESTED: {why}");
        }
        None
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// Leaves no room on it. Returns the file that takes it.
    pub fn fill(&self) -> PathBuf {
        let junk = self.path().join("junk");
        let mut size = 200_000;
        let mut bytes = Vec::new();
        while size > 0 {
            bytes.resize(bytes.len() + size, b'x');
            if fs::write(&junk, &bytes).is_err() {
                bytes.truncate(bytes.len() - size);
                size /= 2;
            }
        }
        // What did not fit may have left a little room.
        let _ = fs::write(&junk, &bytes);
        junk
    }
}

impl Drop for Mounted {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.path()).status();
    }
}

#[cfg(unix)]
fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    // On Linux, the folder of a process belongs to the user who runs it.
    fs::metadata("/proc/self").is_ok_and(|found| found.uid() == 0)
}

#[cfg(not(unix))]
const fn is_root() -> bool {
    false
}
