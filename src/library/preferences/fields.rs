//! The one list of all keys of the file.

use super::value::{Expected, Setting};
use super::{
    AnalysisChoices, AutoplayPace, BackgroundSound, Language, Lens, Page, PanelChoices, Preferences, Quality,
    ReducedMotion, SoundChoices, Theme,
};
use crate::rules::{ByPlayer, Player, Variant};

/// Something that is done with every setting, such as reading or writing it.
pub(super) trait Visitor {
    /// A setting, with its key and its table.
    fn setting<T: Setting>(
        &mut self,
        table: &'static str,
        key: &'static str,
        value: &mut T,
        expected: Expected,
    );
}

/// Calls the visitor once for every setting with its key, its value and what the file may say. Adding a preference
/// adds a line here.
pub(super) fn visit(preferences: &mut Preferences, visitor: &mut impl Visitor) {
    let Preferences {
        language,
        play,
        board,
        picture,
        panels,
        sound,
        analysis,
        learning,
        window,
        keys,
        cameras,
        pages,
        new_game,
        files,
    } = preferences;
    let variants = || Expected::Word(Variant::ALL.map(Variant::name).to_vec());

    let languages = Expected::Word(Language::ALL.map(Language::tag).to_vec());
    visitor.setting("words", "language", language, languages);

    visitor.setting("play", "auto-pass", &mut play.auto_pass, Expected::Truth);
    visitor.setting("play", "confirm-resign", &mut play.confirm_resign, Expected::Truth);
    visitor.setting("play", "confirm-leaving", &mut play.confirm_leaving, Expected::Truth);
    visitor.setting("play", "flag-loses", &mut play.flag_loses, Expected::Truth);
    visitor.setting("play", "adaptive-level", &mut play.adaptive_level, Expected::Truth);
    let paces = Expected::Word(AutoplayPace::ALL.map(AutoplayPace::name).to_vec());
    visitor.setting("play", "autoplay-pace", &mut play.autoplay_pace, paces);
    visitor.setting("play", "autoplay-loops", &mut play.autoplay_loops, Expected::Truth);

    visitor.setting("board", "diagram", &mut board.diagram, Expected::Truth);
    visitor.setting("board", "letters", &mut board.letters, Expected::Truth);
    visitor.setting("board", "tips", &mut board.tips, Expected::Truth);
    visitor.setting("board", "cards", &mut board.cards, Expected::Truth);
    visitor.setting("board", "camera-pad", &mut board.camera_pad, Expected::Truth);
    visitor.setting("board", "theme", &mut board.theme, Expected::ThemeName);
    for lens in Lens::ALL {
        let mut on = board.lenses.has(lens);
        visitor.setting("lenses", lens.name(), &mut on, Expected::Truth);
        board.lenses.set(lens, on);
    }

    let qualities = Expected::Word(Quality::ALL.map(Quality::name).to_vec());
    visitor.setting("picture", "quality", &mut picture.quality, qualities);
    let speeds = Expected::Number(0.0..=10.0);
    visitor.setting("picture", "animation-speed", &mut picture.animation_speed, speeds);
    let motions = Expected::Word(ReducedMotion::ALL.map(ReducedMotion::name).to_vec());
    visitor.setting("picture", "reduced-motion", &mut picture.reduced_motion, motions);

    let rail = Expected::Word(Page::ALL.map(Page::name).to_vec());
    visitor.setting("panels", "page", &mut panels.page, rail);
    let themes = Expected::Word(Theme::ALL.map(Theme::name).to_vec());
    visitor.setting("panels", "theme", &mut panels.theme, themes);
    let [smallest, .., largest] = PanelChoices::SCALES.map(i64::from);
    visitor.setting("panels", "scale", &mut panels.scale, Expected::Whole(smallest..=largest));

    visitor.setting("sound", "on", &mut sound.on, Expected::Truth);
    let volumes = || Expected::Whole(0..=SoundChoices::LOUDEST.into());
    visitor.setting("sound", "pieces", &mut sound.pieces, volumes());
    visitor.setting("sound", "signals", &mut sound.signals, volumes());
    let backgrounds = Expected::Word(BackgroundSound::ALL.map(BackgroundSound::name).to_vec());
    visitor.setting("sound", "background", &mut sound.background, backgrounds);
    visitor.setting("sound", "mono", &mut sound.mono, Expected::Truth);

    let up_to = |most: u16| Expected::Whole(1..=most.into());
    visitor.setting("analysis", "lines", &mut analysis.lines, up_to(AnalysisChoices::MAX_LINES));
    visitor.setting("analysis", "threads", &mut analysis.threads, up_to(AnalysisChoices::MAX_THREADS));
    visitor.setting("analysis", "memory", &mut analysis.memory, up_to(AnalysisChoices::MAX_MEMORY));
    visitor.setting("analysis", "arrows", &mut analysis.arrows, Expected::Truth);

    visitor.setting("learning", "coach", &mut learning.coach, Expected::Truth);

    visitor.setting("window", "size", &mut window.size, Expected::Pair(1..=100_000));
    visitor.setting("window", "place", &mut window.place, Expected::Pair(-1_000_000..=1_000_000));
    visitor.setting("window", "maximised", &mut window.maximised, Expected::Truth);
    visitor.setting("window", "full-screen", &mut window.full_screen, Expected::Truth);

    visitor.setting("keys", "changed", keys, Expected::Keys);

    for (section, views) in [("cameras", cameras), ("pages", pages)] {
        for variant in Variant::ALL {
            let mut view = views.get(&variant).copied();
            visitor.setting(section, variant.name(), &mut view, Expected::Camera);
            match view {
                Some(view) => views.insert(variant, view),
                None => views.remove(&variant),
            };
        }
    }

    visitor.setting("new-game", "variant", &mut new_game.variant, variants());
    visitor.setting("new-game", "black", &mut new_game.seats[Player::Black], Expected::Seat);
    visitor.setting("new-game", "white", &mut new_game.seats[Player::White], Expected::Seat);
    visitor.setting("new-game", "komi", &mut new_game.komi, Expected::Whole(0..=65_535));
    // Where there is komi, it was named by one player, and the other one chose a side.
    let mut komi_pie = new_game.komi > 0;
    visitor.setting("new-game", "pie", &mut komi_pie, Expected::Truth);
    // White's own time is there only where it is another one.
    let mut clock = new_game.clock.map(|clock| clock[Player::Black]);
    let mut white = new_game.clock.map(|clock| clock[Player::White]).filter(|&white| Some(white) != clock);
    visitor.setting("new-game", "clock", &mut clock, Expected::TimeControl);
    visitor.setting("new-game", "white-clock", &mut white, Expected::TimeControl);
    new_game.clock = clock.map(|black| ByPlayer::new(black, white.unwrap_or(black)));
    visitor.setting("new-game", "handicap", &mut new_game.house_rule, Expected::HouseRule);

    visitor.setting("files", "folder", &mut files.folder, Expected::Path);
    visitor.setting("files", "recent", &mut files.recent, Expected::Paths);
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::collections::BTreeSet;
    use std::fs;

    use super::*;

    /// Writes down every key; of keys that are boards, that they are.
    #[derive(Default)]
    struct Keys(BTreeSet<String>);

    impl Visitor for Keys {
        fn setting<T: Setting>(
            &mut self,
            table: &'static str,
            key: &'static str,
            _: &mut T,
            expected: Expected,
        ) {
            let key = if expected == Expected::Camera { "VARIANT" } else { key };
            self.0.insert(format!("{table}.{key}"));
        }
    }

    /// The keys in the first column of the page's table of settings.
    fn explained() -> BTreeSet<String> {
        let page = fs::read_to_string("docs/library.md").unwrap();
        let table = page.split("\n## Settings\n").nth(1).unwrap();
        let cells = table.lines().filter_map(|line| line.strip_prefix("| `")?.split(" | ").next());
        cells.flat_map(|cell| cell.split('`')).filter(|key| key.contains('.')).map(str::to_owned).collect()
    }

    #[test]
    fn every_key_is_explained_and_written_like_the_others() {
        let mut keys = Keys::default();
        visit(&mut Preferences::default(), &mut keys);
        assert_eq!(keys.0, explained());
        for key in keys.0 {
            let is_plain = |letter: char| letter.is_ascii_lowercase() || matches!(letter, '-' | '.');
            assert!(key.trim_end_matches("VARIANT").chars().all(is_plain), "{key}");
        }
    }
}
