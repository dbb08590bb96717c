//! Files of cases.

use std::collections::HashMap;
use std::ops::Range;

use async_graphql::Value;
use async_graphql::from_value;

use super::value_text::{WIDTH, print, read, with_days};

/// A file of cases.
pub(super) struct File {
    text: String,
    pub(super) documents: HashMap<String, String>,
    pub(super) cases: Vec<Case>,
}

pub(super) struct Case {
    pub(super) title: String,
    pub(super) steps: Vec<Step>,
}

pub(super) enum Step {
    With(Vec<String>),
    /// Who asks, and the time zone.
    As(String, String),
    Fault(serde_json::Value),
    /// The service, the path and the body.
    Answer(String, String, serde_json::Value),
    ClearFaults,
    Clock(u64),
    File(String),
    Ask(Ask),
}

/// A request.
pub(super) struct Ask {
    pub(super) line: usize,
    pub(super) document: String,
    pub(super) is_fresh: bool,
    pub(super) variables: serde_json::Value,
    pub(super) expected: Answer,
    /// Where the answer is in the file.
    pub(super) answer: Range<usize>,
}

/// What comes of a request.
#[derive(Clone, Default, PartialEq)]
pub(super) struct Answer {
    pub(super) data: Option<Value>,
    pub(super) errors: Option<Value>,
    pub(super) calls: Option<Vec<String>>,
    pub(super) writes: Option<Vec<String>>,
}

impl Answer {
    /// The steps that say so.
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        for (word, value) in [("data", &self.data), ("errors", &self.errors)] {
            if let Some(value) = value {
                text += &format!("{word} {}\n", print(value, 0, word.len() + 1));
            }
        }
        if let Some(calls) = &self.calls {
            text += "calls";
            let mut column = "calls".len();
            for (at, call) in calls.iter().enumerate() {
                let is_long = column + call.len() + 2 > WIDTH;
                text += if at == 0 {
                    " "
                } else if is_long {
                    ",\n  "
                } else {
                    ", "
                };
                column = if is_long { 2 } else { column + 2 } + call.len();
                text += call;
            }
            text += "\n";
        }
        if let Some(writes) = &self.writes {
            text += "writes\n";
            text.extend(writes.iter().map(|write| format!("  {write}\n")));
        }
        text
    }
}

impl File {
    pub(super) fn read(name: &str, text: String) -> Self {
        let (mut documents, mut cases) = (HashMap::new(), Vec::new());
        let (mut title, mut at, mut line_number) = ("", 0, 0);
        // The fence that is open, where its text begins, and the line of that.
        let mut fence: Option<(&str, usize, usize)> = None;
        for line in text.split_inclusive('\n') {
            line_number += 1;
            let start = at;
            at += line.len();
            let line = line.trim_end();
            match (line.strip_prefix("```"), fence.take()) {
                (Some(label), None) => fence = Some((label, at, line_number)),
                (Some(_), Some((label, from, first_line))) => match label.split_once(' ') {
                    Some(("graphql", name)) => {
                        documents.insert(name.to_owned(), text[from..start].to_owned());
                    }
                    _ => cases.push(Case {
                        title: title.to_owned(),
                        steps: Steps {
                            name,
                            text: &text,
                            steps: Vec::new(),
                        }
                        .read(from..start, first_line),
                    }),
                },
                (None, open) => {
                    if open.is_none()
                        && let Some(heading) = line.strip_prefix("## ")
                    {
                        title = heading;
                    }
                    fence = open;
                }
            }
        }
        Self {
            documents,
            cases,
            text,
        }
    }

    /// The text of the file with other answers.
    pub(super) fn corrected(&self, corrections: Vec<(Range<usize>, String)>) -> String {
        let mut text = self.text.clone();
        for (range, answer) in corrections.into_iter().rev() {
            text.replace_range(range, &answer);
        }
        text
    }
}

/// Reads the steps of a case.
struct Steps<'a> {
    name: &'a str,
    text: &'a str,
    steps: Vec<Step>,
}

impl Steps<'_> {
    fn read(mut self, range: Range<usize>, mut line_number: usize) -> Vec<Step> {
        let (mut at, mut begun) = (range.start, range.start);
        let mut begun_line = line_number + 1;
        for line in self.text[range].split_inclusive('\n') {
            line_number += 1;
            if at > begun && line.starts_with(|first: char| first.is_ascii_lowercase()) {
                self.add(begun..at, begun_line);
                (begun, begun_line) = (at, line_number);
            }
            at += line.len();
        }
        self.add(begun..at, begun_line);
        self.steps
    }

    fn add(&mut self, range: Range<usize>, line: usize) {
        let text = with_days(&self.text[range.clone()]);
        let (word, rest) = text.split_once([' ', '\n']).unwrap_or((&text, ""));
        let rest = rest.trim();
        let value =
            |text: &str| read(text).unwrap_or_else(|error| panic!("{}:{line}: {error}", self.name));
        let lines = |separator: &[char]| {
            let lines = rest.split(separator).map(str::trim);
            lines
                .filter(|line| !line.is_empty())
                .map(str::to_owned)
                .collect()
        };
        if let Some(Step::Ask(ask)) = self.steps.last_mut() {
            let expected = &mut ask.expected;
            match word {
                "data" => expected.data = Some(value(rest)),
                "errors" => {
                    let mut errors = value(rest);
                    if let Value::List(errors) = &mut errors {
                        errors.sort_by_key(Value::to_string);
                    }
                    expected.errors = Some(errors);
                }
                "calls" => expected.calls = Some(lines(&[',', '\n'])),
                "writes" => expected.writes = Some(lines(&['\n'])),
                _ => {}
            }
            if ["data", "errors", "calls", "writes"].contains(&word) {
                ask.answer.end = range.end;
                return;
            }
        }
        let step = match word {
            "with" => Step::With(from_value(value(rest)).unwrap()),
            "as" => {
                let (who, zone) = rest.split_once(" in ").unwrap_or((rest, "UTC"));
                Step::As(who.to_owned(), zone.to_owned())
            }
            "fault" => Step::Fault(value(rest).into_json().unwrap()),
            "answer" => {
                let mut words = rest.splitn(3, ' ');
                let mut word = || words.next().unwrap_or_default().to_owned();
                Step::Answer(word(), word(), serde_json::from_str(&word()).unwrap())
            }
            "clear" => Step::ClearFaults,
            "clock" => Step::Clock(rest.parse().unwrap()),
            "file" => Step::File(from_value(value(rest)).unwrap()),
            "ask" => {
                let fresh = rest.strip_prefix("fresh ");
                let (document, variables) = fresh
                    .unwrap_or(rest)
                    .split_once(' ')
                    .unwrap_or((fresh.unwrap_or(rest), "{}"));
                Step::Ask(Ask {
                    line,
                    document: document.to_owned(),
                    is_fresh: fresh.is_some(),
                    variables: value(variables).into_json().unwrap(),
                    expected: Answer::default(),
                    answer: range.end..range.end,
                })
            }
            _ => panic!("{}:{line}: there is no step \"{word}\"", self.name),
        };
        self.steps.push(step);
    }
}
