//! The texts of all languages, which are part of the program.

use super::Language;

/// The files in a language's folder. Each file is named here once for all languages.
macro_rules! folder {
    ($tag:literal) => {
        &[
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/play.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/rules.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/setup.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/records.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/keeping.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/facts.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/lessons-abande.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/lessons-anda.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/terminal.ftl")),
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/assets/words/",
                $tag,
                "/terminal-answers.ftl"
            )),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/terminal-files.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/terminal-help.ftl")),
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/assets/words/",
                $tag,
                "/terminal-library.ftl"
            )),
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/assets/words/",
                $tag,
                "/terminal-lessons.ftl"
            )),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/terminal-report.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/terminal-study.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/table.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/moves.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/new_game.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/clock.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/result.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/help.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/library.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/editor.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/dialogs.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/commands.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/settings.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/themes.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/notices.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/study.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/solving.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/runs.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/store.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/learning.ftl")),
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/assets/words/",
                $tag,
                "/terminal-learning.ftl"
            )),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/analysis.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/aloud.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/puzzles.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/rating.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/handicap.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $tag, "/characters.ftl")),
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/assets/words/",
                $tag,
                "/terminal-puzzles.ftl"
            )),
        ]
    };
}

/// The texts of a language in the syntax of Fluent, one for each of its files.
pub(super) const fn of(language: Language) -> &'static [&'static str] {
    match language {
        Language::English | Language::Pseudo => folder!("en"),
        Language::German => folder!("de"),
        Language::French => folder!("fr"),
        Language::Italian => folder!("it"),
        Language::Japanese => folder!("ja"),
    }
}
