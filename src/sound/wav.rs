//! WAV files: one channel of 16 bits, so that anything can play them.

use super::synth::RATE;

/// Bytes before the samples.
pub const HEADER: usize = 44;

/// Encodes a mono sound as a WAV file: a header of [`HEADER`] bytes and the samples, little-endian.
///
/// The format is that of *Multimedia Programming Interface and Data Specifications 1.0* (IBM and Microsoft, 1991).
#[expect(clippy::cast_possible_truncation, reason = "sounds have seconds, not hours")]
pub fn encode(samples: &[f32]) -> Vec<u8> {
    const BYTES: u32 = 2;
    let data = samples.len() as u32 * BYTES;
    let mut out = Vec::with_capacity(HEADER + data as usize);
    out.extend(b"RIFF");
    out.extend((data + HEADER as u32 - 8).to_le_bytes());
    out.extend(b"WAVEfmt ");
    out.extend(16_u32.to_le_bytes());
    // PCM, one channel
    out.extend([1, 0, 1, 0]);
    out.extend(RATE.to_le_bytes());
    out.extend((RATE * BYTES).to_le_bytes());
    out.extend([2, 0, 16, 0]);
    out.extend(b"data");
    out.extend(data.to_le_bytes());
    out.extend(samples.iter().flat_map(|&sample| pcm(sample).to_le_bytes()));
    out
}

/// Converts a sample to 16 bits; what is outside -1 to 1 becomes the nearest that is not.
#[expect(clippy::cast_possible_truncation, reason = "in range, and NaN becomes 0")]
pub(super) fn pcm(sample: f32) -> i16 {
    (sample.clamp(-1.0, 1.0) * f32::from(i16::MAX)).round() as i16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_header_says_what_follows() {
        let file = encode(&[0.0, 0.5, -1.0]);
        assert_eq!(file.len(), HEADER + 6);
        assert_eq!(&file[..4], b"RIFF");
        assert_eq!(file[4..8], 42_u32.to_le_bytes());
        assert_eq!(file[24..28], 48_000_u32.to_le_bytes());
        assert_eq!(file[28..32], 96_000_u32.to_le_bytes());
        assert_eq!(file[40..44], 6_u32.to_le_bytes());
        assert_eq!(file[44..], [0, 0, 0x00, 0x40, 0x01, 0x80]);
        assert_eq!([2.0, -2.0, f32::NAN].map(pcm), [32_767, -32_767, 0]);
    }
}
