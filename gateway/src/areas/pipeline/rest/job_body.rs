//! The body of a call about a job.

use serde::Serialize;

/// Its key, in the contract.
pub const JOB_KEY: &str = "jobId: integer|string";

/// The body of a call about a job.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct JobBody<'a> {
    job_id: JobId<'a>,
}

impl<'a> JobBody<'a> {
    /// The body with a job's key.
    pub fn of(job_id: &'a str) -> Self {
        Self {
            job_id: JobId::of(job_id),
        }
    }
}

#[derive(Debug, PartialEq, Serialize)]
#[serde(untagged)]
enum JobId<'a> {
    Number(u64),
    Text(&'a str),
}

impl<'a> JobId<'a> {
    // Inferred: the service sends most ids as numbers, and compares them as text.
    fn of(text: &'a str) -> Self {
        match text.parse::<u64>() {
            Ok(number) if number.to_string() == text => Self::Number(number),
            _ => Self::Text(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_of_digits_is_sent_as_a_number() {
        let cases = [
            ("700", JobId::Number(700)),
            ("0", JobId::Number(0)),
            ("SF-505", JobId::Text("SF-505")),
            ("007", JobId::Text("007")),
            ("+7", JobId::Text("+7")),
            ("-7", JobId::Text("-7")),
            ("99999999999999999999", JobId::Text("99999999999999999999")),
        ];
        for (text, id) in cases {
            assert_eq!(JobId::of(text), id);
        }
    }
}
