//! Lines for a shell, taken apart as far as the pages need it.

/// The commands of a line: what stands between `&&`, `|`, `;` and brackets outside quotes.
pub fn commands(line: &str) -> Vec<String> {
    let mut commands = vec![String::new()];
    let mut quote = None;
    for letter in line.chars() {
        let last = commands.last_mut().expect("one command");
        match (quote, letter) {
            (None, '&' | '|' | ';' | '(' | ')') => commands.push(String::new()),
            (None, '"' | '\'') => {
                quote = Some(letter);
                last.push(letter);
            }
            (Some(open), _) => {
                quote = (open != letter).then_some(open);
                last.push(letter);
            }
            (None, _) => last.push(letter),
        }
    }
    commands.iter().map(|command| command.trim().to_owned()).filter(|command| !command.is_empty()).collect()
}

/// The words of a command; what is in double or single quotes is one.
pub fn words(command: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quote = None;
    for letter in command.chars() {
        match (quote, letter) {
            (None, '"' | '\'') => quote = Some(letter),
            (Some(open), _) if open == letter => quote = None,
            (None, ' ') => words.push(String::new()),
            _ => words.last_mut().expect("one word").push(letter),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// A command without what stands before it: `sudo`, `time`, `do`, and variables. Returns the names of those, too.
pub fn bare(command: &str) -> (Vec<&str>, &str) {
    let mut rest = command.trim();
    let mut variables = Vec::new();
    loop {
        let (first, later) = rest.split_once(' ').unwrap_or((rest, ""));
        if let Some((name, _)) = first.split_once('=')
            && !name.is_empty()
            && name.chars().all(|letter| letter.is_ascii_uppercase() || letter == '_')
        {
            variables.push(name);
        } else if !matches!(first, "sudo" | "time" | "do") {
            return (variables, rest);
        }
        rest = later.trim();
    }
}

/// Whether a word is the program: by its name, where Cargo puts it, or as an `AppImage`.
pub fn is_program(word: &str) -> bool {
    word == "abande" || word.ends_with("target/release/abande") || word.ends_with(".AppImage")
}

#[test]
fn a_line_is_taken_apart() {
    let line = "git add /tmp && (cd /tmp; A_B=1 time abande x 'a | b' \"c;d\" | head)";
    let found = commands(line);
    assert_eq!(found, ["git add /tmp", "cd /tmp", "A_B=1 time abande x 'a | b' \"c;d\"", "head"]);
    assert_eq!(bare(&found[2]), (vec!["A_B"], "abande x 'a | b' \"c;d\""));
    assert_eq!(words(bare(&found[2]).1), ["abande", "x", "a | b", "c;d"]);
    assert_eq!(bare("SOAK_MINUTES=21 SOAK_SEED=4"), (vec!["SOAK_MINUTES", "SOAK_SEED"], ""));
}
