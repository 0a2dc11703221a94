//! What is chosen in the panels counts at once and is remembered.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use abande::app::game::{Choices, Speed, Waker};
use abande::library::PreferencesFile;
use abande::play::Match;
use abande::rules::{ByPlayer, Variant};

use super::HUMAN;
use super::table::Table;

/// The disk of a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

#[test]
fn the_speed_of_movement_counts_at_once_and_is_remembered() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("config.toml");
    let mut table = Table::with_panels(Match::new(Variant::Hex, ByPlayer::new(HUMAN, HUMAN)));
    table.app.insert_resource(Choices::open(file.clone(), &Waker::default()).0);
    table.frames(2);
    for (label, wanted) in [("Fast", 2.0), ("Off", 0.0), ("Slow", 0.5), ("Normal", 1.0)] {
        table.press("view-menu");
        table.press(&format!("Animation: {label}"));
        assert_eq!(*table.app.world().resource::<Speed>(), Speed(wanted));
        // A thread writes the file.
        let started = Instant::now();
        loop {
            let (_, again, complaints) = PreferencesFile::open(file.clone());
            assert!(complaints.is_empty(), "{complaints:?}");
            if (again.picture.animation_speed - wanted).abs() < 1e-6 {
                break;
            }
            assert!(started.elapsed() < PATIENCE, "{label}: {:?}", fs::read_to_string(&file));
            thread::sleep(Duration::from_millis(10));
        }
        table.press("view-menu");
    }
}
