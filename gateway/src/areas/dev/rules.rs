//! The message of a test's outcome, and the input that tests and faults accept.

mod fault;

use async_graphql::Enum;

pub use fault::wrong_in;

use crate::graph::payload::{UserError, UserErrorCode};

/// The developer tests.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum DeveloperTestName {
    /// Checks that Redis responds.
    Redis,
    /// Runs attribution on test data.
    Attribution,
    /// Creates a near job.
    CreateNearJob,
    /// Reads the status of the near job.
    NearJobStatus,
    /// Runs in-store processing on test data.
    InStoreProcessing,
    /// Checks whether an asset's tracker reports. Requires `assetId` and `providerName`.
    AssetHealth,
    /// Sends a test email.
    Email,
    /// Draws a map of test data.
    Map,
    /// Updates the pipeline jobs. Changes data.
    UpdatePipelineJobs,
    /// Reads the root of the developer API.
    ApiRoot,
    /// Lists debug files.
    PipelineDebug,
    /// Reads historical census data.
    HistoricalCensus,
    /// Reads impressions of the planner.
    PlannerImpressions,
}

/// An invalid input field, and what is required of it.
pub type Wrong = (&'static str, &'static str);

/// The errors of a payload for invalid input.
pub fn rejections(wrong: Vec<Wrong>) -> Vec<UserError> {
    let error = |(field, message)| UserError::new(UserErrorCode::Invalid, message).at(field);
    wrong.into_iter().map(error).collect()
}

/// The message of a test's outcome.
pub fn verdict(name: DeveloperTestName, label: &str, succeeded: bool) -> String {
    let is_redis = name == DeveloperTestName::Redis;
    let subject = if is_redis { "Redis connection" } else { label };
    match (is_redis, succeeded) {
        (true, true) => format!("{subject} successful."),
        (false, true) => format!("{subject} succeeded."),
        (_, false) => format!("{subject} failed."),
    }
}

/// Whether an HTTP status is success.
pub fn is_success(status: u16) -> bool {
    matches!(status, 200 | 201)
}

/// The asset and the provider to check.
///
/// # Errors
/// The missing or invalid fields.
pub fn asset(
    asset_id: Option<i32>,
    provider_name: Option<&str>,
) -> Result<(i32, &str), Vec<Wrong>> {
    let asset_id = asset_id.filter(|asset_id| *asset_id > 0);
    let provider_name = provider_name.map(str::trim).filter(|name| !name.is_empty());
    if let (Some(asset_id), Some(provider_name)) = (asset_id, provider_name) {
        return Ok((asset_id, provider_name));
    }
    let mut wrong = Vec::new();
    if asset_id.is_none() {
        wrong.push(("assetId", "An asset ID is a whole number above 0."));
    }
    if provider_name.is_none() {
        wrong.push(("providerName", "A provider name is required."));
    }
    Err(wrong)
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn redis_is_spoken_of_in_its_own_words() {
        let cases = [
            (
                DeveloperTestName::Redis,
                true,
                "Redis connection successful.",
            ),
            (DeveloperTestName::Redis, false, "Redis connection failed."),
            (DeveloperTestName::Email, true, "Test Email succeeded."),
            (DeveloperTestName::Email, false, "Test Email failed."),
        ];
        for (name, succeeded, words) in cases {
            assert_eq!(verdict(name, "Test Email", succeeded), words);
        }
    }

    #[test]
    fn only_200_and_201_are_success() {
        let good: Vec<u16> = (100..600).filter(|status| is_success(*status)).collect();
        assert_eq!(good, [200, 201]);
    }

    #[test]
    fn an_asset_check_needs_a_positive_id_and_a_name() {
        let cases: [(Option<i32>, Option<&str>, &[&str]); 6] = [
            (Some(1), Some(" FleetNow "), &[]),
            (None, Some("FleetNow"), &["assetId"]),
            (Some(0), Some("FleetNow"), &["assetId"]),
            (Some(-7), Some("FleetNow"), &["assetId"]),
            (Some(901), Some(" \t"), &["providerName"]),
            (None, None, &["assetId", "providerName"]),
        ];
        for (asset_id, provider_name, wrong) in cases {
            let fields: Vec<&str> = match asset(asset_id, provider_name) {
                Ok(found) => {
                    assert_eq!(found, (1, "FleetNow"));
                    Vec::new()
                }
                Err(wrong) => wrong.into_iter().map(|(field, _)| field).collect(),
            };
            assert_eq!(fields, wrong);
        }
    }
}
