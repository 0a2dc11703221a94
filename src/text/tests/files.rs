//! Opening and saving records.

use super::*;

#[test]
fn opening_and_saving_changes_nothing_in_a_file() {
    let path = std::env::temp_dir().join(format!("abande-same-{}.agn", std::process::id()));
    let name = path.display();
    let written = "[Game \"Abande\"]\n[Rules \"spielstein-2005-12-30\"]\n[Variant \"hex\"]\n[Note \"1\"]\n[Note \"2\"]\n\
        [Date \"1999.12.31\"]\n[Black \"Ada\"]\n[White \"Bob\"]\n[Result \"1-0\"]\n[Termination \"time forfeit\"]\n\
        [FormatVersion \"1\"]\n\n1. d4 d5 1-0\n";
    std::fs::write(&path, written).unwrap();
    let text = said(&mut people(Variant::Hex), &format!("open {name}\nsave"));
    assert!(text.contains("Saved to"), "{text}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), written);
    said(&mut people(Variant::Hex), &format!("open {name}\nundo\nd3\nsave"));
    let expected = written.replace("[Termination \"time forfeit\"]\n", "").replace("1-0", "*");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), expected.replace("d5 *", "d5 2. d3 *"));
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn games_are_saved_and_opened() {
    let folder = std::env::temp_dir().join(format!("abande-text-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let name = folder.join("a game.agn");
    let name = name.display();
    let mut session = people(Variant::Snub);
    let text = said(&mut session, &format!("d4\nd5\nsave {name}\nd3\nsave\nquit\nd6"));
    assert_eq!(text.matches("Saved to").count(), 2, "{text}");
    let mut other = people(Variant::Hex);
    let text = said(&mut other, &format!("d4\nsave {name}\nundo\nopen {name}\nlast\nopen nowhere.agn"));
    assert!(text.contains("already exists. To overwrite it, type: replace "), "{text}");
    assert!(text.contains(": 3 moves played") && text.contains("nowhere.agn: "), "{text}");
    assert_eq!(crate::record::Record::from(other.table()), crate::record::Record::from(session.table()));
    std::fs::write(folder.join("cut.agn"), "1. d4 d5 2. d3 d5-").unwrap();
    let text = said(&mut people(Variant::Hex), &format!("open {}", folder.join("cut.agn").display()));
    assert!(text.contains(": Line 1, column 16: Move 4 (White): “d5-” is not a move."), "{text}");
    assert!(text.contains("Continuing after 3 legal moves."), "{text}");
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn files_keep_variations_comments_and_glyphs() {
    let path = std::env::temp_dir().join(format!("abande-notes-{}.agn", std::process::id()));
    let name = path.display();
    let lines = "d4\nd5\nd3\ncomment too passive\nmark d4 red\nback 2\ne4\nglyph !?\nglyph $14\ne5\ngame";
    let mut session = people(Variant::Hex);
    let text = said(&mut session, &format!("{lines}\nrecord\nsave {name}"));
    assert!(text.contains("(1... e4 $5 $14 2. e5)") || text.contains("(1... e4!? $14 2. e5)"), "{text}");
    assert!(text.contains("too passive}"), "{text}");
    let mut other = people(Variant::Hex);
    let text = said(&mut other, &format!("open {name}\nvariations\nmark\nrecord"));
    std::fs::remove_file(&path).unwrap();
    assert!(text.contains("1. d4 d5\n    [1] 1... e4!? $14 2. e5\n2. d3 {too passive} (here)\n"), "{text}");
    assert!(text.contains("Marked: d4 red.\n"), "{text}");
    assert!(other.table().tree().holds(session.table().tree()));
    assert!(session.table().tree().holds(other.table().tree()));
}

#[test]
fn a_file_of_another_form_is_not_written_over() {
    let path = std::env::temp_dir().join(format!("abande-form-{}.json", std::process::id()));
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors/abstractplay/state-01.json");
    std::fs::copy(source, &path).unwrap();
    let name = path.display();
    let text = said(&mut people(Variant::Hex), &format!("open {name}\nsave\nsave {name}"));
    assert!(text.contains(": 22 moves played"), "{text}");
    // What promises another format gets the ending of ours behind it.
    assert!(text.contains("Save where?") && text.contains(&format!("{name}.agn")), "{text}");
    assert_eq!(std::fs::read(&path).unwrap(), std::fs::read(source).unwrap());
    std::fs::remove_file(path.with_added_extension("agn")).unwrap();
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn a_write_protected_file_is_not_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kept.agn");
    std::fs::write(&path, "1. d4 d5 *").unwrap();
    let mut permissions = std::fs::metadata(&path).unwrap().permissions();
    permissions.set_readonly(true);
    std::fs::set_permissions(&path, permissions).unwrap();
    let said = answer("c4", &format!("replace {}", path.display()));
    assert_eq!(said.trim_end(), format!("Not saved to {}. This file is write-protected.", path.display()));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "1. d4 d5 *");
}

#[test]
fn an_error_names_the_file_that_was_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("none").join("game.agn");
    let said = answer("d4", &format!("save {}", path.display()));
    assert_eq!(said.trim_end(), format!("Not saved to {}. There is no such folder.", path.display()));
    let path = folder.path().join("a".repeat(300)).with_extension("agn");
    let said = answer("d4", &format!("save {}", path.display()));
    assert_eq!(said.trim_end(), format!("Not saved to {}. A file cannot have this name.", path.display()));
}

#[test]
fn a_name_without_an_ending_is_that_of_a_record() {
    let folder = tempfile::tempdir().unwrap();
    let said = answer("d4", &format!("save {}", folder.path().join("mine").display()));
    let file = folder.path().join("mine.agn");
    assert!(said.contains(&file.display().to_string()) && file.is_file(), "{said}");
    // A folder is none.
    let said = answer("d4", &format!("save {}", folder.path().display()));
    assert!(!folder.path().with_extension("agn").exists());
    assert_eq!(said.trim_end(), format!("Not saved to {}. This is a folder.", folder.path().display()));
    let path = folder.path().join("none");
    let said = answer("d4", &format!("save {}/", path.display()));
    assert_eq!(said.trim_end(), format!("Not saved to {}/. There is no such folder.", path.display()));
}

#[cfg(unix)]
#[test]
fn pipes_and_devices_are_not_opened() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for path in [pipe.as_path(), std::path::Path::new("/dev/zero")] {
        let said = answer("", &format!("open {}", path.display()));
        assert_eq!(said.trim_end(), format!("{}: This is not a regular file.", path.display()));
    }
}

#[test]
fn other_rules_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.agn");
    let mut said = Vec::new();
    for rules in ["galdseid-2023-komi-pie", "prison"] {
        std::fs::write(&path, format!("[Variant \"anda-5\"]\n[Rules \"{rules}\"]\n*")).unwrap();
        said.push(
            crate::i18n::Words::default()
                .say(Session::open(&path, 1).unwrap().1)
                .contains("different rules, “prison”"),
        );
    }
    assert_eq!(said, [false, true]);
}
