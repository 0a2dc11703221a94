//! A diagram as an SVG file. Its letters come from the fonts of the program that opens it.

use std::fmt::Write as _;

use super::{Diagram, Shape, ShapeStyle};

/// Font families in order of preference.
const FONTS: &str = "Inter, Helvetica, Arial, sans-serif";
/// Height of a capital of Inter, as a share of the font size.
pub(crate) const CAPITAL: f32 = 0.727;

/// Writes a diagram as the text of an SVG file. The title is read by screen readers.
pub fn write(diagram: &Diagram, title: &str) -> String {
    let [width, height] = diagram.size.map(Number);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} \
         {height}\" role=\"img\" font-family=\"{FONTS}\" text-anchor=\"middle\" stroke-linejoin=\"round\" \
         stroke-linecap=\"round\">\n<title>{}</title>\n",
        escaped(title)
    );
    for shape in &diagram.shapes {
        let _ = writeln!(text, "{}", element(shape));
    }
    text += "</svg>\n";
    text
}

fn element(shape: &Shape) -> String {
    match shape {
        Shape::Circle { middle: [x, y], radius, style } => {
            format!(
                "<circle cx=\"{}\" cy=\"{}\" r=\"{}\"{}/>",
                Number(*x),
                Number(*y),
                Number(*radius),
                style_attributes(*style)
            )
        }
        Shape::Rectangle { corner: [x, y], size: [width, height], style } => format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"{}/>",
            Number(*x),
            Number(*y),
            Number(*width),
            Number(*height),
            style_attributes(*style)
        ),
        Shape::Polygon { corners, style } => {
            format!("<polygon points=\"{}\"{}/>", list(corners), style_attributes(*style))
        }
        Shape::Path { corners, style } => {
            format!("<polyline points=\"{}\"{}/>", list(corners), style_attributes(*style))
        }
        Shape::Text { text, middle: [x, y], height, bold, colour } => format!(
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\"{} fill=\"{colour}\">{}</text>",
            Number(*x),
            Number(y + height / 2.0),
            Number(height / CAPITAL),
            if *bold { " font-weight=\"bold\"" } else { "" },
            escaped(text)
        ),
    }
}

fn style_attributes(ShapeStyle { fill, outline }: ShapeStyle) -> String {
    let fill = fill.map_or_else(|| " fill=\"none\"".to_owned(), |fill| format!(" fill=\"{fill}\""));
    let outline =
        outline.map(|(colour, width)| format!(" stroke=\"{colour}\" stroke-width=\"{}\"", Number(width)));
    fill + &outline.unwrap_or_default()
}

fn list(corners: &[[f32; 2]]) -> String {
    let corners = corners.iter().map(|[x, y]| format!("{},{}", Number(*x), Number(*y)));
    corners.collect::<Vec<_>>().join(" ")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A number with two decimals: a hundredth of a pixel is too little to see.
#[derive(Clone, Copy)]
struct Number(f32);

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = format!("{:.2}", self.0);
        let text = text.trim_end_matches('0').trim_end_matches('.');
        f.write_str(if text == "-0" { "0" } else { text })
    }
}
