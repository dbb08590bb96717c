//! Prints what the check found.

use std::collections::BTreeMap;
use std::io::IsTerminal;

use comfy_table::{Cell, ContentArrangement, Table, presets};
use console::Term;
use serde_json::{Value, json};

use super::outcome::{Trial, Verdict};
use crate::command::failure::printable_lines;

/// How many calls have each verdict.
fn counts(trials: &[Trial]) -> impl Iterator<Item = (Verdict, usize)> {
    let verdicts = [
        Verdict::Fails,
        Verdict::Differs,
        Verdict::Fits,
        Verdict::Untried,
    ];
    verdicts.into_iter().map(|verdict| {
        let count = trials.iter().filter(|trial| trial.verdict() == verdict);
        (verdict, count.count())
    })
}

/// A table to read, and a line of sums.
pub(super) fn table(trials: &[Trial]) -> String {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED);
    table.set_header(["call", "status", "ms", "bytes", "rows", "verdict", "what"]);
    if std::io::stdout().is_terminal() {
        table.set_content_arrangement(ContentArrangement::Dynamic);
        table.set_width(Term::stdout().size().1);
    }
    let (tried, untried): (Vec<_>, Vec<_>) = trials.iter().partition(|trial| trial.result.is_ok());
    for trial in tried {
        let number = |number: Option<String>| Cell::new(number.unwrap_or_default());
        let result = trial.result.as_ref().ok();
        let outcome = result.map(|(outcome, _)| outcome);
        let what = trial.lines().join("\n");
        table.add_row([
            Cell::new(trial.call.name),
            number(
                outcome
                    .and_then(|outcome| outcome.status)
                    .map(|status| status.to_string()),
            ),
            number(outcome.map(|outcome| outcome.milliseconds.to_string())),
            number(outcome.map(|outcome| outcome.bytes.to_string())),
            number(result.map(|(_, findings)| findings.rows.to_string())),
            Cell::new(trial.verdict().word()),
            Cell::new(printable_lines(&what)),
        ]);
    }
    let sums = counts(trials).map(|(verdict, count)| format!("{count} {}", verdict.word()));
    let mut why = BTreeMap::<_, Vec<_>>::new();
    for trial in untried {
        let lines = trial.lines().join(", ");
        why.entry(lines).or_default().push(trial.call.name);
    }
    let why = why.into_iter();
    let why = why.map(|(why, names)| format!("Not tried, because {why}: {}.\n", names.join(", ")));
    let why: String = why.collect();
    let sums: Vec<_> = sums.collect();
    format!("{table}\n{why}{}.\n", sums.join(", "))
}

/// An object with all that was found.
pub(super) fn json(trials: &[Trial]) -> String {
    let calls: Vec<_> = trials.iter().map(of_trial).collect();
    let sums: serde_json::Map<_, _> = counts(trials)
        .map(|(verdict, count)| (verdict.word().to_owned(), Value::from(count)))
        .collect();
    format!("{:#}\n", json!({ "calls": calls, "sums": sums }))
}

fn of_trial(trial: &Trial) -> Value {
    let call = trial.call;
    let mut value = json!({
        "call": call.name,
        "service": call.service,
        "method": call.method,
        "path": call.path,
        "verdict": trial.verdict().word(),
        "what": trial.lines(),
    });
    if let Ok((outcome, findings)) = &trial.result {
        let more = json!({
            "status": outcome.status,
            "milliseconds": u64::try_from(outcome.milliseconds).unwrap_or(u64::MAX),
            "bytes": outcome.bytes,
            "rows": findings.rows,
            "unreadable": findings.unreadable,
            "missingKeys": findings.missing(),
            "newKeys": findings.new,
            "unknownValues": findings.unknown,
            "otherTypes": findings.mistyped,
            "numbersAsTexts": findings.texts,
            "hasEnvelope": !findings.is_bare,
        });
        if let (Value::Object(value), Value::Object(more)) = (&mut value, more) {
            value.extend(more);
        }
    }
    value
}
