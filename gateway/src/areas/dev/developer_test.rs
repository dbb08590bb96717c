//! A developer test: a call that staff make by hand.

use async_graphql::Enum;
use gateway_macros::object;
use reqwest::Method;

use super::rules::{self, DeveloperTestName};

/// The method of a call to a service.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum HttpMethod {
    /// Reads, except for a few calls that change data.
    Get,
    /// Creates or starts something.
    Post,
}

impl From<HttpMethod> for Method {
    fn from(method: HttpMethod) -> Self {
        match method {
            HttpMethod::Get => Self::GET,
            HttpMethod::Post => Self::POST,
        }
    }
}

/// A call to the main API that staff make by hand to see whether a part of it works.
#[derive(Clone, Copy)]
pub struct DeveloperTest {
    pub(super) name: DeveloperTestName,
    label: &'static str,
    pub(super) method: HttpMethod,
    pub(super) call: &'static str,
    pub(super) needs_asset: bool,
    pub(super) changes_data: bool,
}

/// A call to the main API that staff make by hand to see whether a part of it works.
#[object]
impl DeveloperTest {
    /// The test's name, for `runDeveloperTest`.
    async fn name(&self) -> DeveloperTestName {
        self.name
    }

    /// Text of its button.
    async fn label(&self) -> &str {
        self.label
    }

    /// HTTP method of its call.
    async fn method(&self) -> HttpMethod {
        self.method
    }

    /// Path of its call on the main API.
    async fn call(&self) -> &str {
        self.call
    }

    /// Whether it requires `assetId` and `providerName`.
    async fn needs_asset(&self) -> bool {
        self.needs_asset
    }

    /// Whether its call changes data.
    async fn changes_data(&self) -> bool {
        self.changes_data
    }

    /// The message for success.
    async fn success_text(&self) -> String {
        rules::verdict(self.name, self.label, true)
    }

    /// The message for failure, whatever the reason.
    async fn failure_text(&self) -> String {
        rules::verdict(self.name, self.label, false)
    }
}

/// All calls, in the order of their buttons.
pub(super) static TESTS: [DeveloperTest; 13] = [
    get(
        DeveloperTestName::Redis,
        "Test Redis Connection",
        "/v3/api/dev/redis",
        false,
    ),
    get(
        DeveloperTestName::Attribution,
        "Test Attribution",
        "/v3/api/dev/attribution-test",
        false,
    ),
    get(
        DeveloperTestName::CreateNearJob,
        "Create Near Job",
        "/v3/api/dev/test-near-api",
        true,
    ),
    get(
        DeveloperTestName::NearJobStatus,
        "Near Job Status",
        "/v3/api/dev/get-near-job-status",
        false,
    ),
    get(
        DeveloperTestName::InStoreProcessing,
        "Test In-Store Processing",
        "/v3/api/dev/test-in-store-processing",
        false,
    ),
    DeveloperTest {
        name: DeveloperTestName::AssetHealth,
        label: "Test Asset Health",
        method: HttpMethod::Post,
        call: "/v3/api/assets/health-check",
        needs_asset: true,
        changes_data: true,
    },
    get(
        DeveloperTestName::Email,
        "Test Email",
        "/v3/api/dev/email-test",
        false,
    ),
    get(
        DeveloperTestName::Map,
        "Test Map",
        "/v3/api/dev/map-test",
        false,
    ),
    get(
        DeveloperTestName::UpdatePipelineJobs,
        "Update Pipeline Jobs",
        "/v3/api/dev/update-pipeline-jobs",
        true,
    ),
    get(DeveloperTestName::ApiRoot, "API Root", "/v3/api/dev", false),
    get(
        DeveloperTestName::PipelineDebug,
        "Pipeline Debug",
        "/v3/api/dev/pipeline-debug",
        false,
    ),
    get(
        DeveloperTestName::HistoricalCensus,
        "Historical Census",
        "/v3/internal/map/historical/census",
        false,
    ),
    get(
        DeveloperTestName::PlannerImpressions,
        "Planner Impressions",
        "/v3/internal/planner/impressions",
        false,
    ),
];

const fn get(
    name: DeveloperTestName,
    label: &'static str,
    call: &'static str,
    changes_data: bool,
) -> DeveloperTest {
    DeveloperTest {
        name,
        label,
        method: HttpMethod::Get,
        call,
        needs_asset: false,
        changes_data,
    }
}

impl DeveloperTestName {
    /// The call behind a name.
    pub(super) fn test(self) -> &'static DeveloperTest {
        TESTS
            .iter()
            .find(|test| test.name == self)
            .expect("the table has a row for every name")
    }
}

#[cfg(test)]
mod tests {
    use async_graphql::resolver_utils::EnumType;

    use super::*;

    #[test]
    fn every_name_has_its_call() {
        for item in DeveloperTestName::items() {
            assert_eq!(item.value.test().name, item.value);
        }
    }
}
