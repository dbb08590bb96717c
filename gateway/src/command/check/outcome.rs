//! How the trial of a call went.

use std::borrow::Cow;
use std::time::Duration;

use super::findings::Findings;
use crate::upstream::Call;

/// What is said of a call. The worst is first.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) enum Verdict {
    /// It cannot be used.
    Fails,
    /// It answers, but not all that is expected.
    Differs,
    /// Nothing is wrong.
    Fits,
    /// It was not made.
    Untried,
}

impl Verdict {
    /// The word for it.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Fails => "fails",
            Self::Differs => "differs",
            Self::Fits => "fits",
            Self::Untried => "not tried",
        }
    }
}

/// How the answers arrived.
#[derive(Default)]
pub(super) struct Outcome {
    /// The status of the answer, or of the first that is no success.
    pub(super) status: Option<u16>,
    /// Milliseconds of the slowest.
    pub(super) milliseconds: u128,
    /// Bytes of all bodies.
    pub(super) bytes: usize,
    /// Why there is no answer that can be used.
    failure: Option<String>,
    successes: usize,
    /// The answers that there is no such record, although a list has it.
    not_found: usize,
}

impl Outcome {
    /// Why the call cannot be used. A list may have a record that is gone, but not only such.
    pub(super) fn failure(&self) -> Option<String> {
        let none_found =
            (self.not_found > 0 && self.successes == 0).then(|| "status 404".to_owned());
        self.failure.clone().or(none_found)
    }

    /// Adds how long a call took, and how long the gateway waits.
    pub(super) fn add_time(&mut self, took: Duration, limit: Duration) {
        self.milliseconds = self.milliseconds.max(took.as_millis());
        if took > limit {
            self.fail(format!(
                "slower than the gateway waits ({} ms)",
                limit.as_millis()
            ));
        }
    }

    /// Adds an answer, and returns whether it is a success.
    pub(super) fn add_answer(&mut self, status: u16, bytes: usize) -> bool {
        let is_success = matches!(status, 200 | 201);
        if self.status.is_none() || !is_success {
            self.status = Some(status);
        }
        self.bytes += bytes;
        match status {
            200 | 201 => self.successes += 1,
            404 => self.not_found += 1,
            _ => self.fail(format!("status {status}")),
        }
        is_success
    }

    /// Keeps the first reason.
    pub(super) fn fail(&mut self, why: String) {
        self.failure.get_or_insert(why);
    }
}

/// The trial of a call.
pub(super) struct Trial {
    pub(super) call: &'static Call,
    /// What came of it, or why it was not made.
    pub(super) result: Result<(Outcome, Findings), Cow<'static, str>>,
}

impl Trial {
    /// One that was made.
    pub(super) fn tried(call: &'static Call, outcome: Outcome, findings: Findings) -> Self {
        Self {
            call,
            result: Ok((outcome, findings)),
        }
    }

    /// One that was not.
    pub(super) fn untried(call: &'static Call, why: impl Into<Cow<'static, str>>) -> Self {
        Self {
            call,
            result: Err(why.into()),
        }
    }

    /// What is said of it.
    pub(super) fn verdict(&self) -> Verdict {
        match &self.result {
            Err(_) => Verdict::Untried,
            Ok((outcome, findings)) if outcome.failure().is_some() || findings.wrong.is_some() => {
                Verdict::Fails
            }
            Ok((_, findings)) if findings.differ() => Verdict::Differs,
            Ok(_) => Verdict::Fits,
        }
    }

    /// Whether nothing speaks against the call.
    pub(super) fn is_right(&self) -> bool {
        self.verdict() >= Verdict::Fits
    }

    /// What was found, a line each.
    pub(super) fn lines(&self) -> Vec<String> {
        let (outcome, findings) = match &self.result {
            Ok(result) => result,
            Err(why) => return vec![why.to_string()],
        };
        let counted = |(key, count): (&String, &usize)| format!("{key} ({count})");
        let mut lines = Vec::new();
        lines.extend(outcome.failure());
        if outcome.not_found > 0 && outcome.successes > 0 {
            lines.push(format!(
                "status 404 for {} records of lists",
                outcome.not_found
            ));
        }
        lines.extend(findings.wrong.clone());
        lines.extend(findings.reason.as_ref().map(|reason| {
            format!(
                "{} of {} rows unreadable, the first {reason}",
                findings.unreadable, findings.rows
            )
        }));
        let mut list = |what: &str, keys: Vec<String>| {
            if !keys.is_empty() {
                lines.push(format!("{what}: {}", keys.join(", ")));
            }
        };
        let missing = findings.missing().into_iter().map(str::to_owned);
        list("missing keys", missing.collect());
        list(
            "of another type",
            findings.mistyped.iter().map(counted).collect(),
        );
        list(
            "unknown values",
            findings.unknown.iter().map(counted).collect(),
        );
        list("new keys", findings.new.iter().cloned().collect());
        list("numbers as texts", findings.texts.iter().cloned().collect());
        if findings.is_compared && findings.rows == 0 && findings.wrong.is_none() {
            lines.push("no rows: nothing was compared".to_owned());
        }
        if !findings.is_compared {
            lines.push("only the status was checked".to_owned());
        }
        if findings.is_bare && findings.wrong.is_none() {
            lines.push("no envelope".to_owned());
        }
        lines
    }
}
