//! Games that are added to a file.

use super::*;

/// A collection that cannot be read for now is not empty. Finding core 2.
#[cfg(unix)]
#[test]
fn games_are_not_added_to_a_file_that_cannot_be_read() {
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::process::CommandExt;
    let room = Room::new();
    let mode = |path: &Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("set");
    };
    room.file("in.agn", OTHER);
    let club = room.file("club.agn", GAME);
    let mut command = room.command(&["convert", "in.agn", "club.agn", "--add"]);
    mode(&club, 0o200);
    if fs::read(&club).is_ok() {
        // An administrator can read all files, and so does this as nobody.
        mode(&club, 0o222);
        mode(room.folder.path(), 0o777);
        mode(&room.folder.path().join("files"), 0o777);
        command.uid(65534);
    }
    match command.stdin(Stdio::null()).output() {
        // Where nobody may run the program, there is nothing to see.
        Err(error) => assert_eq!(error.kind(), std::io::ErrorKind::PermissionDenied),
        Ok(output) => assert_eq!(output.status.code(), Some(1), "{output:?}"),
    }
    mode(&club, 0o600);
    assert_eq!(fs::read_to_string(&club).expect("there"), GAME);
}

/// Two copies of the program that add games to one file at the same time. Finding core 2.
#[test]
fn games_added_at_the_same_time_are_all_there() {
    let room = Room::new();
    let start = |number: usize| {
        let many: Vec<String> =
            (0..40).map(|game| GAME.replace("Ada", &format!("Ada {number} {game}"))).collect();
        let name = format!("{number}.agn");
        room.file(&name, many.join("\n"));
        room.command(&["convert", &name, "club.agn", "--add"])
            .stdin(Stdio::null())
            .spawn()
            .expect("it starts")
    };
    let children: Vec<Child> = (0..6).map(start).collect();
    for mut child in children {
        assert!(child.wait().expect("it ends").success());
    }
    assert_eq!(games(&fs::read_to_string(room.path("club.agn")).expect("there")).len(), 240);
    assert_eq!(room.names().len(), 7, "{:?}", room.names());
}
