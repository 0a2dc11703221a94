//! Icons of all sizes, drawn from the SVG files in `assets/icon`.

use std::fs::{self, File};
use std::path::Path;

use anyhow::{Context, Result};
use icns::{IconFamily, IconType};
use ico::{IconDir, IconDirEntry, IconImage, ResourceType};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::{Options, Tree};

/// Up to this size the simpler drawing is the clearer one.
const SMALL: u32 = 32;
/// Pixels a side of the icons in Linux's themes.
const HICOLOR: [u32; 8] = [16, 24, 32, 48, 64, 128, 256, 512];
/// Pixels a side in `abande.ico`.
const ICO: [u32; 7] = [16, 24, 32, 48, 64, 128, 256];
/// Pixels a side in `abande.icns` and `record.icns`, and what macOS calls each.
const ICNS: [(u32, IconType); 9] = [
    (16, IconType::RGBA32_16x16),
    (32, IconType::RGBA32_16x16_2x),
    (32, IconType::RGBA32_32x32),
    (64, IconType::RGBA32_32x32_2x),
    (128, IconType::RGBA32_128x128),
    (256, IconType::RGBA32_128x128_2x),
    (256, IconType::RGBA32_256x256),
    (512, IconType::RGBA32_512x512),
    (1024, IconType::RGBA32_512x512_2x),
];

/// Draws everything: `hicolor/` for Linux, `abande.ico` for Windows, `abande.icns` and `record.icns` for macOS.
pub fn write(drawings: &Path, folder: &Path, id: &str) -> Result<()> {
    let drawing = Drawing {
        large: load(&drawings.join("abande.svg"))?,
        small: load(&drawings.join("abande-small.svg"))?,
    };
    let apps = |theme: &str| -> Result<_> {
        let apps = folder.join("hicolor").join(theme).join("apps");
        fs::create_dir_all(&apps).with_context(|| apps.display().to_string())?;
        Ok(apps)
    };
    for size in HICOLOR {
        drawing.render(size)?.save_png(apps(&format!("{size}x{size}"))?.join(format!("{id}.png")))?;
    }
    fs::copy(drawings.join("abande.svg"), apps("scalable")?.join(format!("{id}.svg")))?;
    fs::copy(drawings.join("abande-symbolic.svg"), apps("symbolic")?.join(format!("{id}-symbolic.svg")))?;

    let mut icons = IconDir::new(ResourceType::Icon);
    for size in ICO {
        let image = IconImage::from_rgba_data(size, size, drawing.straight(size)?);
        // Windows' own tools read pixels up to 128, and PNG at 256.
        let entry = if size < 256 {
            IconDirEntry::encode_as_bmp(&image)
        } else {
            IconDirEntry::encode_as_png(&image)
        };
        icons.add_entry(entry?);
    }
    icons.write(File::create(folder.join("abande.ico"))?)?;

    write_icns(&drawing, &folder.join("abande.icns"))?;
    let record = drawings.join("record.svg");
    write_icns(&Drawing { large: load(&record)?, small: load(&record)? }, &folder.join("record.icns"))
}

fn write_icns(drawing: &Drawing, file: &Path) -> Result<()> {
    let mut family = IconFamily::new();
    for (size, kind) in ICNS {
        let image = icns::Image::from_data(icns::PixelFormat::RGBA, size, size, drawing.straight(size)?)?;
        family.add_icon_with_type(&image, kind)?;
    }
    family.write(File::create(file)?)?;
    Ok(())
}

/// An icon, for all sizes.
struct Drawing {
    large: Tree,
    small: Tree,
}

impl Drawing {
    /// A picture of `size` pixels a side.
    fn render(&self, size: u32) -> Result<Pixmap> {
        let tree = if size <= SMALL { &self.small } else { &self.large };
        let mut picture = Pixmap::new(size, size).context("an icon of no pixels")?;
        #[expect(clippy::cast_precision_loss, reason = "icons are far smaller than 2^23")]
        let pixels = size as f32;
        let scale = Transform::from_scale(pixels / tree.size().width(), pixels / tree.size().height());
        resvg::render(tree, scale, &mut picture.as_mut());
        Ok(picture)
    }

    /// The same as red, green, blue and alpha, not multiplied with one another.
    fn straight(&self, size: u32) -> Result<Vec<u8>> {
        let picture = self.render(size)?;
        Ok(picture
            .pixels()
            .iter()
            .map(PremultipliedColorU8::demultiply)
            .flat_map(|c| [c.red(), c.green(), c.blue(), c.alpha()])
            .collect())
    }
}

fn load(path: &Path) -> Result<Tree> {
    let text = fs::read(path).with_context(|| path.display().to_string())?;
    Tree::from_data(&text, &Options::default()).with_context(|| path.display().to_string())
}
