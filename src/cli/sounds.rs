//! `abande sounds`: what the table sounds like, as facts, as files, or out of the loudspeakers.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::Serialize;

use crate::rules::visible_path;
use crate::sound::output::Speaker;
use crate::sound::{Cue, RATE, Sound, SoundKind, TAKES, Take, TakeCache, Volumes, loudness, wav};

use super::Failure;
use super::output::{FileKind, Force};

/// Time from one sound of pieces to the next when `--play` plays them.
const BETWEEN_PIECES: Duration = Duration::from_millis(700);
/// Time from one signal to the next when `--play` plays them.
const BETWEEN_SIGNALS: Duration = Duration::from_millis(1700);

#[derive(Debug, clap::Args)]
pub(super) struct SoundsArgs {
    /// Write a WAV file for each sound into this folder
    folder: Option<PathBuf>,
    #[arg(
        long,
        value_name = "NAME",
        value_delimiter = ',',
        conflicts_with_all = ["folder", "json"],
        help = format!("Play these sounds, four times each: all, {}", Sound::list())
    )]
    play: Vec<SoundSelection>,
    /// One JSON object per line
    #[arg(long)]
    pub(super) json: bool,
    #[command(flatten)]
    force: Force,
}

/// A sound, or all of them.
#[derive(Clone, Debug)]
struct SoundSelection(Vec<Sound>);

impl std::str::FromStr for SoundSelection {
    type Err = crate::sound::UnknownSound;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Ok(Self(if name == "all" { Sound::ALL.into() } else { vec![name.parse()?] }))
    }
}

/// Properties of a take.
#[derive(Debug, Serialize)]
struct TakeInfo {
    sound: &'static str,
    /// Counted from 1.
    take: u8,
    milliseconds: u32,
    /// The largest sample, in decibels below full scale.
    peak_db: f64,
    /// Momentary loudness after ITU-R BS.1770-4.
    lufs: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
}

/// Lists the program's sounds, writes them to files, or plays them.
pub(super) fn run(args: &SoundsArgs, out: &mut dyn Write) -> Result<(), Failure> {
    if !args.play.is_empty() {
        return play(args.play.iter().flat_map(|selection| selection.0.iter().copied()), out);
    }
    if let Some(folder) = &args.folder {
        fs::create_dir_all(folder).map_err(|error| Failure::of_file(folder, error))?;
        // All or none.
        let files =
            Sound::ALL.into_iter().flat_map(|sound| Take::all().map(move |take| path(folder, sound, take)));
        for file in files {
            args.force.check(&file, FileKind::Wav)?;
        }
    }
    let takes_cache = TakeCache::default();
    for sound in Sound::ALL {
        for take in Take::all() {
            let samples = takes_cache.take(sound, take);
            let file = args
                .folder
                .as_deref()
                .map(|folder| write_file(args.force, &path(folder, sound, take), &samples));
            let info = TakeInfo::of(sound, take, &samples, file.transpose()?);
            if args.json {
                writeln!(out, "{}", serde_json::to_string(&info).map_err(Failure::from_error)?)?;
            } else {
                let TakeInfo { sound, take, milliseconds, peak_db, lufs, file } = info;
                let file =
                    file.map(|file| format!("  {}", visible_path(Path::new(&file)))).unwrap_or_default();
                writeln!(
                    out,
                    "{sound:<14} {take}  {milliseconds:>4} ms  peak {peak_db:>6.2} dB  {lufs:>6.2} LUFS{file}"
                )?;
            }
        }
    }
    Ok(())
}

fn path(folder: &Path, sound: Sound, take: Take) -> PathBuf {
    folder.join(format!("{}-{}.wav", sound.word(), take.number() + 1))
}

fn write_file(force: Force, path: &Path, samples: &[f32]) -> Result<String, Failure> {
    force.write(path, FileKind::Wav, &wav::encode(samples))?;
    Ok(path.to_string_lossy().into_owned())
}

impl TakeInfo {
    fn of(sound: Sound, take: Take, samples: &[f32], file: Option<String>) -> Self {
        let peak = samples.iter().map(|&x| f64::from(x).abs()).fold(f64::MIN_POSITIVE, f64::max);
        let wide: Vec<f64> = samples.iter().map(|&x| f64::from(x)).collect();
        let hundredths = |x: f64| (x * 100.0).round() / 100.0;
        Self {
            sound: sound.word(),
            take: take.number() + 1,
            milliseconds: u32::try_from(samples.len()).unwrap_or(u32::MAX) / (RATE / 1000),
            peak_db: hundredths(20.0 * peak.log10()),
            lufs: hundredths(loudness::max_momentary(&wide)),
            file,
        }
    }
}

/// Plays sounds one after the other, each as often as it has takes, and waits for the end.
fn play(sounds: impl Iterator<Item = Sound>, out: &mut dyn Write) -> Result<(), Failure> {
    let mut cues = Vec::new();
    let mut after = Duration::ZERO;
    for sound in sounds {
        let between = match sound.kind() {
            SoundKind::Pieces => BETWEEN_PIECES,
            SoundKind::Signals => BETWEEN_SIGNALS,
        };
        for _ in 0..TAKES {
            cues.push(Cue { sound, pan: 0.0, after });
            after += between;
        }
    }
    let count = cues.len();
    let speaker = Speaker::new(1, |_| {});
    speaker.set_volumes(Volumes { pieces: 1.0, signals: 1.0, ..Volumes::default() });
    speaker.play(cues);
    speaker.finish().map_err(Failure::from_error)?;
    Ok(writeln!(out, "{count} sounds played")?)
}
