//! Other paths for some calls, for services that differ from the contract.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use super::contract::Call;

/// Other paths of calls, by the names of the calls.
#[derive(Clone, Debug, Default)]
pub struct Paths(Arc<HashMap<&'static str, String>>);

impl Paths {
    /// Reads the file at a path on this machine.
    ///
    /// # Errors
    /// Why it cannot be read, or its first fault.
    pub fn read(file: &std::path::Path) -> Result<Self, String> {
        let text = std::fs::read_to_string(file).map_err(|error| error.to_string());
        let paths = text.and_then(|text| Self::parse(&text));
        paths.map_err(|fault| format!("{} cannot be used: {fault}.", file.display()))
    }

    /// Reads a TOML text such as `markets.latest_files = "/v3/api/markets/{marketHash}/files"`.
    ///
    /// # Errors
    /// The first fault of the text.
    pub fn parse(text: &str) -> Result<Self, String> {
        // `markets.all` is the key "all" of the table "markets".
        let areas: BTreeMap<String, BTreeMap<String, String>> = toml::from_str(text)
            .map_err(|error| format!("it is not TOML with paths of calls: {}", error.message()))?;
        let calls = Call::all();
        let mut paths = HashMap::new();
        for (area, named) in areas {
            for (name, path) in named {
                let name = format!("{area}.{name}");
                let call = calls.iter().find(|call| call.name == name);
                let call = call.ok_or_else(|| format!("{name} is not a call of the contract"))?;
                let path = checked(call, &path);
                let path = path.map_err(|fault| format!("the path of {name} {fault}"))?;
                paths.insert(call.name, path);
            }
        }
        Ok(Self(Arc::new(paths)))
    }

    /// The path of a call, with a name in braces for each value.
    pub fn of(&self, call: &'static Call) -> &str {
        self.0.get(call.name).map_or(call.path, String::as_str)
    }
}

/// A path with the same values as that of the call, each a whole segment.
fn checked(call: &Call, path: &str) -> Result<String, &'static str> {
    if !path.starts_with('/') {
        return Err("does not begin with a slash");
    }
    if path.split('/').skip(1).any(str::is_empty) {
        return Err("has an empty segment");
    }
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "/-._~{}".contains(letter);
    if !path.chars().all(is_plain) || path.split('/').any(|part| matches!(part, "." | "..")) {
        return Err("has letters that a path cannot have");
    }
    let is_name = |segment: &&str| segment.contains(['{', '}']);
    let mut names: Vec<_> = path.split('/').filter(is_name).collect();
    let mut expected: Vec<_> = call.path.split('/').filter(is_name).collect();
    names.sort_unstable();
    expected.sort_unstable();
    match names == expected {
        true => Ok(path.to_owned()),
        false => Err("does not have the same values in braces, each a whole segment"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Files, and the path of `markets.latest_files` or the fault.
    const FILES: &str = r#"
                                                          | /v3/api/markets/latest-files/{marketHash}
        markets.latest_files = "/files/of/{marketHash}"   | /files/of/{marketHash}
        [markets] # latest_files = "/{marketHash}"        | /{marketHash}
        markets.latest = "/x"                             | markets.latest is not a call of the contract
        markets.latest_files = "//x/{marketHash}"         | the path of markets.latest_files has an empty segment
        markets.latest_files = "/../{marketHash}"         | the path of markets.latest_files has letters that a path cannot have
        markets.latest_files = "/x?h={marketHash}"        | the path of markets.latest_files has letters that a path cannot have
        markets.latest_files = "/{marketId}"              | the path of markets.latest_files does not have the same values in braces, each a whole segment
    "#;

    #[test]
    fn a_path_has_the_values_of_its_call_and_is_plain() {
        let path = |text: &str| match Paths::parse(text) {
            Ok(paths) => {
                let mut calls = Call::all().into_iter();
                let call = calls.find(|call| call.name == "markets.latest_files");
                paths.of(call.unwrap()).to_owned()
            }
            Err(fault) => fault,
        };
        for case in FILES.lines().filter(|case| !case.trim().is_empty()) {
            let (text, expected) = case.split_once('|').unwrap();
            let text = text.replace('#', "\n");
            assert_eq!(path(&text), expected.trim(), "{text}");
        }
        for text in ["a = ", "markets.latest_files = 7"] {
            let fault = path(text);
            assert!(
                fault.starts_with("it is not TOML with paths of calls: "),
                "{fault}"
            );
        }
    }
}
