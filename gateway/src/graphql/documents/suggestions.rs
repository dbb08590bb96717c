//! Suggests names for a misspelled one, as graphql-js does.

/// The maximum number of suggestions.
const MAX_SUGGESTIONS: usize = 5;

/// The names that differ from `input` by few letters, the closest first.
pub(super) fn similar<'a>(input: &str, names: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let length = input.chars().count();
    let most = length * 2 / 5 + 1;
    let lowercase = input.to_lowercase();
    let distance = |name: &str| {
        let other = name.to_lowercase();
        match () {
            () if input == name => 0,
            // Any change of case counts as a single edit.
            () if lowercase == other => 1,
            () if length.abs_diff(name.chars().count()) > most => usize::MAX,
            () => strsim::osa_distance(&lowercase, &other),
        }
    };
    let names = names.into_iter().map(|name| (distance(name), name));
    let mut names: Vec<_> = names.filter(|(distance, _)| *distance <= most).collect();
    names.sort_unstable();
    names.into_iter().map(|(_, name)| name).collect()
}

/// A question with the suggestions; empty without any. `what` are they, such as "the enum value"?
pub(super) fn did_you_mean(what: &str, names: &[&str]) -> String {
    let quoted: Vec<String> = names
        .iter()
        .take(MAX_SUGGESTIONS)
        .map(|name| format!("\"{name}\""))
        .collect();
    let list = match &quoted[..] {
        [] => return String::new(),
        [only] => only.clone(),
        [first, second] => format!("{first} or {second}"),
        [others @ .., last] => format!("{}, or {last}", others.join(", ")),
    };
    let gap = if what.is_empty() { "" } else { " " };
    format!(" Did you mean {what}{gap}{list}?")
}
