//! The menu entry, the description for software centres and the kind of file, in every language: the templates of
//! `packaging/linux` filled with the program's own texts.

use std::fs;
use std::path::Path;

use abande::i18n::{Language, Message, Words, store};
use anyhow::{Context, Result, ensure};

/// The pictures in `docs/screenshots/store`, the first of which is shown alone where there is room for one.
const PICTURES: [(&str, fn() -> Message); 3] =
    [("game", store::picture_game), ("result", store::picture_result), ("anda", store::picture_anda)];

/// Whose program it is, and where.
pub struct Project<'a> {
    pub id: &'a str,
    pub url: &'a str,
    pub version: &'a str,
}

/// Writes `ID.desktop`, `ID.metainfo.xml` and `ID.mime.xml` into a folder.
pub fn write(templates: &Path, folder: &Path, project: &Project) -> Result<()> {
    fs::create_dir_all(folder)?;
    let languages: Vec<_> =
        Language::ALL.iter().map(|&language| (language.tag(), Words::new(language))).collect();
    // The languages' texts in turn, each with its tag; English has none, since it is what others fall back to.
    let say = |message: Message, line: &dyn Fn(Option<&str>, String) -> String| -> String {
        let lines =
            languages.iter().map(|(tag, words)| line((*tag != "en").then_some(*tag), words.say(&message)));
        lines.collect::<Vec<_>>().join("\n")
    };
    let entry = |key: &'static str, message| {
        say(message, &move |tag, text| match tag {
            Some(tag) => format!("{key}[{tag}]={text}"),
            None => format!("{key}={text}"),
        })
    };
    let element = |indent: usize, name: &'static str, message| {
        say(message, &move |tag, text| {
            let tag = tag.map(|tag| format!(" xml:lang=\"{tag}\"")).unwrap_or_default();
            format!("{:indent$}<{name}{tag}>{}</{name}>", "", escaped(&text))
        })
    };

    let [first, list, last] = store::paragraphs();
    let items: Vec<_> = store::items().into_iter().map(|item| element(6, "li", item)).collect();
    let description = [
        element(4, "p", first),
        element(4, "p", list),
        format!("    <ul>\n{}\n    </ul>", items.join("\n")),
        element(4, "p", last),
    ];
    let pictures: Vec<_> = PICTURES
        .iter()
        .enumerate()
        .map(|(index, (name, caption))| {
            let kind = if index == 0 { " type=\"default\"" } else { "" };
            let Project { url, version, .. } = project;
            let caption = element(6, "caption", caption());
            let image = format!("{url}/raw/v{version}/docs/screenshots/store/{name}.png");
            format!("    <screenshot{kind}>\n      <image>{image}</image>\n{caption}\n    </screenshot>")
        })
        .collect();
    let keywords = say(store::keywords(), &|tag, text| {
        let tag = tag.map(|tag| format!(" xml:lang=\"{tag}\"")).unwrap_or_default();
        let words = text.split(';').filter(|word| !word.is_empty());
        let words = words.map(|word| format!("    <keyword{tag}>{}</keyword>", escaped(word)));
        words.collect::<Vec<_>>().join("\n")
    });
    let known: Vec<_> =
        languages.iter().map(|(tag, _)| format!("    <lang percentage=\"100\">{tag}</lang>")).collect();
    let owner_id = project.id.rsplit_once('.').map_or(project.id, |(owner, _)| owner);

    let fill = |template: &str, output: String, values: &[(&str, &str)]| -> Result<()> {
        let path = templates.join(template);
        let mut text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        for (name, value) in
            [("ID", project.id), ("OWNER_ID", owner_id), ("URL", project.url)].iter().chain(values)
        {
            text = text.replace(&format!("@{name}@"), value);
        }
        ensure!(!text.contains("@\n") && !text.contains(">@"), "{template} has a name that nothing replaces");
        fs::write(folder.join(output), text)?;
        Ok(())
    };
    let id = project.id;
    fill(
        "abande.desktop.in",
        format!("{id}.desktop"),
        &[
            ("GENERIC_NAME", &entry("GenericName", store::generic_name())),
            ("COMMENT", &entry("Comment", store::comment())),
            ("KEYWORDS", &entry("Keywords", store::keywords())),
        ],
    )?;
    fill(
        "abande.metainfo.xml.in",
        format!("{id}.metainfo.xml"),
        &[
            ("SUMMARY", &element(2, "summary", store::summary())),
            ("DESCRIPTION", &description.join("\n")),
            ("KEYWORDS", &keywords),
            ("LANGUAGES", &known.join("\n")),
            ("SCREENSHOTS", &pictures.join("\n")),
        ],
    )?;
    fill(
        "abande.mime.xml.in",
        format!("{id}.mime.xml"),
        &[("RECORD_KIND", &element(4, "comment", store::record_kind()))],
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
