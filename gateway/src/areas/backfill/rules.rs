//! The rules of backfill jobs, and the texts to show for each type.

use super::job_type::BackfillJobType;
use crate::areas::uploads::Demand;
use crate::graph::payload::{UserError, UserErrorCode};

/// Why files are refused.
pub const INVALID_FILES: &str = "Invalid file type(s). Only .csv files are accepted";

/// The name of a type, as the service spells it.
pub fn label(job_type: BackfillJobType) -> &'static str {
    match job_type {
        BackfillJobType::DigitalTransit => "DIGITAL TRANSIT",
        BackfillJobType::StaticTransit => "STATIC TRANSIT",
        BackfillJobType::DigitalStationary => "DIGITAL STATIONARY",
    }
}

/// Whether jobs of this type have a provider.
pub fn has_provider(job_type: BackfillJobType) -> bool {
    job_type != BackfillJobType::DigitalStationary
}

/// The headers that files of this type should have; `None` if any are accepted.
fn expected_headers(job_type: BackfillJobType) -> Option<&'static str> {
    match job_type {
        BackfillJobType::DigitalTransit => {
            Some("date, campaignid, inventoryid, creative, duration_s, startlat, startlong")
        }
        BackfillJobType::StaticTransit => None,
        BackfillJobType::DigitalStationary => {
            Some("SCREEN_ID, TIMESTAMP, DURATION, CREATIVE_NAME, CREATIVE_ID, CONTRACT_ID")
        }
    }
}

/// The hint that lists the expected headers of this type; `None` if any are accepted.
pub fn headers_hint(job_type: BackfillJobType) -> Option<String> {
    expected_headers(job_type).map(|headers| format!("Expected headers: {headers}"))
}

/// The warning to show when this type is chosen.
pub fn warning(job_type: BackfillJobType) -> Option<&'static str> {
    (job_type == BackfillJobType::DigitalStationary).then_some(
        "Warning: Frame onboarding must be completed before backfilling digital frame data",
    )
}

/// The name of a file without the path that may be before it; `None` if it is not accepted. A control character may end
/// a name early, and one that turns the direction of a text shows another ending.
pub fn file_name(path: &str) -> Option<&str> {
    let name = path.rsplit(['/', '\\']).next()?;
    let is_plain = |letter: char| {
        !letter.is_control() && !matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    (name.chars().all(is_plain) && name.to_ascii_lowercase().ends_with(".csv")).then_some(name)
}

/// The error for a job with a file that is not accepted.
pub fn invalid_files() -> UserError {
    missing("files", INVALID_FILES)
}

/// What differs between the headers of a file and those that are expected; `None` if nothing does.
pub fn header_warning(job_type: BackfillJobType, found: &[String]) -> Option<String> {
    let expected: Vec<&str> = expected_headers(job_type)?.split(", ").collect();
    let missing: Vec<&str> = expected
        .iter()
        .filter(|header| !found.iter().any(|found| found.eq_ignore_ascii_case(header)))
        .copied()
        .collect();
    if !missing.is_empty() {
        return Some(format!("Missing headers: {}", missing.join(", ")));
    }
    let is_same = expected.len() == found.len()
        && expected
            .iter()
            .zip(found)
            .all(|(expected, found)| found.eq_ignore_ascii_case(expected));
    (!is_same).then(|| "The headers are in another order, or there are more of them.".to_owned())
}

/// The demand on a column of files of this type; `None` if it may hold anything.
// Inferred: from the names of the columns. A play lasts for a day at most.
pub fn demand(job_type: BackfillJobType, header: &str) -> Option<Demand> {
    match (job_type, header.to_ascii_lowercase().as_str()) {
        (BackfillJobType::DigitalTransit, "date" | "campaignid" | "inventoryid")
        | (BackfillJobType::DigitalStationary, "screen_id" | "timestamp") => Some(Demand::Text),
        (BackfillJobType::DigitalTransit, "duration_s")
        | (BackfillJobType::DigitalStationary, "duration") => Some(Demand::Number(0.0, 86_400.0)),
        (BackfillJobType::DigitalTransit, "startlat") => Some(Demand::Number(-90.0, 90.0)),
        (BackfillJobType::DigitalTransit, "startlong") => Some(Demand::Number(-180.0, 180.0)),
        _ => None,
    }
}

/// The values entered for a job.
pub struct Entries {
    pub customer_id: Option<i32>,
    pub market_id: Option<i32>,
    pub job_type: Option<BackfillJobType>,
    pub provider_id: Option<i32>,
    pub file_count: usize,
}

/// A job that can be submitted.
#[derive(Debug, PartialEq)]
pub struct Job {
    pub customer_id: i32,
    pub market_id: i32,
    pub job_type: BackfillJobType,
    /// `None` for a type without a provider.
    pub provider_id: Option<i32>,
}

impl Entries {
    /// The job to submit.
    ///
    /// # Errors
    /// The first failed check.
    pub fn check(&self) -> Result<Job, UserError> {
        let customer_id = self.customer_id;
        let customer_id =
            customer_id.ok_or_else(|| missing("customerId", "Please select a customer"))?;
        let market_id = self.market_id;
        let market_id = market_id.ok_or_else(|| missing("marketId", "Please select a market"))?;
        let job_type = self.job_type;
        let job_type = job_type.ok_or_else(|| missing("jobType", "Please enter a job type"))?;
        let provider_id = self
            .provider_id
            .filter(|provider_id| *provider_id != 0 && has_provider(job_type));
        if provider_id.is_none() && has_provider(job_type) {
            return Err(missing("providerId", "Please select a provider"));
        }
        if self.file_count == 0 {
            return Err(missing("files", "Please select at least one file"));
        }
        Ok(Job {
            customer_id,
            market_id,
            job_type,
            provider_id,
        })
    }
}

fn missing(field: &str, message: &str) -> UserError {
    UserError::new(UserErrorCode::Invalid, message).at(field)
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;
    use BackfillJobType::{DigitalStationary, DigitalTransit, StaticTransit};

    #[test]
    fn only_plain_names_that_end_in_csv_are_accepted() {
        let cases = [
            ("a.csv", Some("a.csv")),
            ("A.CSV", Some("A.CSV")),
            ("a.b.cSv", Some("a.b.cSv")),
            (".csv", Some(".csv")),
            ("Évening, late.Csv", Some("Évening, late.Csv")),
            ("../../x.csv", Some("x.csv")),
            ("C:\\fakepath\\x.csv", Some("x.csv")),
            ("a.csv/", None),
            ("a.csv.txt", None),
            ("a.csv ", None),
            ("acsv", None),
            ("a.tsv", None),
            ("", None),
            ("evil.exe\0.csv", None),
            ("a\r\nb.csv", None),
            ("a\u{202e}txt.csv", None),
            ("at 3.01\u{202f}PM.csv", Some("at 3.01\u{202f}PM.csv")),
        ];
        for (path, name) in cases {
            assert_eq!(file_name(path), name, "{path:?}");
        }
    }

    #[test]
    fn the_first_missing_entry_is_the_error() {
        let error = |customer, market, job_type, provider, file_count| {
            let entries = Entries {
                customer_id: customer,
                market_id: market,
                job_type,
                provider_id: provider,
                file_count,
            };
            let error = entries.check().err()?;
            let path = error.path?;
            Some(format!("{}: {}", path.join("."), error.message))
        };
        let customer = Some("input.customerId: Please select a customer");
        let market = Some("input.marketId: Please select a market");
        let job_type = Some("input.jobType: Please enter a job type");
        let provider = Some("input.providerId: Please select a provider");
        let files = Some("input.files: Please select at least one file");
        let (transit, stationary) = (Some(DigitalTransit), Some(DigitalStationary));
        let cases = [
            (None, None, None, None, 0, customer),
            (None, Some(2), transit, Some(6), 1, customer),
            (Some(3), None, None, None, 0, market),
            (Some(3), Some(2), None, None, 0, job_type),
            (Some(3), Some(2), None, Some(6), 1, job_type),
            (Some(3), Some(2), transit, None, 0, provider),
            (Some(3), Some(2), transit, Some(0), 1, provider),
            (Some(3), Some(2), Some(StaticTransit), Some(0), 1, provider),
            (Some(3), Some(2), transit, Some(6), 0, files),
            (Some(3), Some(2), stationary, None, 0, files),
            (Some(3), Some(2), transit, Some(6), 1, None),
            (Some(3), Some(2), Some(StaticTransit), Some(1), 2, None),
            (Some(3), Some(2), stationary, None, 1, None),
        ];
        for (customer, market, job_type, provider, files, expected) in cases {
            let found = error(customer, market, job_type, provider, files);
            assert_eq!(found.as_deref(), expected);
        }
    }

    #[test]
    fn only_transit_jobs_have_a_provider() {
        for (job_type, provider_id) in [
            (DigitalTransit, Some(6)),
            (StaticTransit, Some(6)),
            (DigitalStationary, None),
        ] {
            let entries = Entries {
                customer_id: Some(3),
                market_id: Some(2),
                job_type: Some(job_type),
                provider_id: Some(6),
                file_count: 1,
            };
            let job = entries.check().unwrap();
            assert_eq!(job.provider_id, provider_id, "{job_type:?}");
        }
    }
}
