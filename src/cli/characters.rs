//! `abande characters`: who plays with character, and whether a file of one's own is right.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::io::Write;
use std::path::PathBuf;

use serde::Serialize;

use crate::library::own_character;
use crate::play::{Character, Tier, characters_of, refused_characters};
use crate::rules::{GameKind, visible};

use super::Failure;

#[derive(Debug, clap::Args)]
pub(super) struct CharactersArgs {
    /// Check these files instead: characters that you wrote
    files: Vec<PathBuf>,
    /// One JSON object per line
    #[arg(long)]
    pub(super) json: bool,
}

/// A character as a line of JSON.
#[derive(Debug, Serialize)]
struct CharacterInfo<'a> {
    id: &'a str,
    game: String,
    name: &'a str,
    about: &'a str,
    strengths: Vec<StrengthInfo>,
}

#[derive(Debug, Serialize)]
struct StrengthInfo {
    strength: &'static str,
    nodes: u64,
    overlooks: u8,
    rating: Option<u16>,
    margin: Option<u16>,
}

impl<'a> CharacterInfo<'a> {
    fn new(character: &'a Character) -> Self {
        let strength = |tier: Tier| {
            let strength = character.strength(tier);
            StrengthInfo {
                strength: tier.word(),
                nodes: strength.nodes,
                overlooks: strength.overlooks,
                rating: strength.rating.map(|[rating, _]| rating),
                margin: strength.rating.map(|[_, margin]| margin),
            }
        };
        Self {
            id: character.id.as_str(),
            game: character.game.name().to_ascii_lowercase(),
            name: character.name.in_language("en"),
            about: character.about.in_language("en"),
            strengths: Tier::ALL.map(strength).into(),
        }
    }
}

/// Lists all characters, or checks files.
pub(super) fn run(args: &CharactersArgs, out: &mut dyn Write) -> Result<(), Failure> {
    if args.files.is_empty() {
        let all = GameKind::ALL.into_iter().flat_map(characters_of);
        all.map(CharacterInfo::new).try_for_each(|info| show(&info, args.json, out))?;
        for (id, reason) in refused_characters() {
            eprintln!("abande: {id}.toml was left out: {}", visible(reason));
        }
        return Ok(());
    }
    for path in &args.files {
        let character = own_character(path).map_err(|reason| Failure::of_file(path, reason))?;
        show(&CharacterInfo::new(&character), args.json, out)?;
    }
    Ok(())
}

fn show(info: &CharacterInfo, json: bool, out: &mut dyn Write) -> Result<(), Failure> {
    if json {
        let line = serde_json::to_string(info).map_err(|error| Failure::Failed(error.to_string()))?;
        return Ok(writeln!(out, "{line}")?);
    }
    writeln!(out, "{} ({}): {}. {}", info.id, info.game, info.name, info.about)?;
    for StrengthInfo { strength, rating, margin, .. } in &info.strengths {
        match (rating, margin) {
            (Some(rating), Some(margin)) => writeln!(out, "  {strength}: rating {rating} ± {margin}")?,
            _ => writeln!(out, "  {strength}: rating not measured")?,
        }
    }
    Ok(())
}
