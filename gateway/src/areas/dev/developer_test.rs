//! A developer test: a call that staff make by hand.

use async_graphql::Enum;
use gateway_macros::object;

use super::rules::{self, DeveloperTestName};
use crate::areas::pipeline::DEBUG_PIN_FILES;
use crate::areas::vehicles::HEALTH_CHECK;
use crate::upstream::{Call, calls};

/// The method of a call to a service.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum HttpMethod {
    /// Reads, except for a few calls that change data.
    Get,
    /// Creates or starts something.
    Post,
}

/// A call to the main API that staff make by hand to see whether a part of it works.
#[derive(Clone, Copy)]
pub struct DeveloperTest {
    pub(super) name: DeveloperTestName,
    label: &'static str,
    pub(super) call: &'static Call,
    pub(super) needs_asset: bool,
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
        match self.call.method {
            "GET" => HttpMethod::Get,
            _ => HttpMethod::Post,
        }
    }

    /// Path of its call on the main API.
    async fn call(&self) -> &str {
        self.call.path
    }

    /// Whether it requires `assetId` and `providerName`.
    async fn needs_asset(&self) -> bool {
        self.needs_asset
    }

    /// Whether its call changes data.
    async fn changes_data(&self) -> bool {
        self.call.changes_data()
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

calls! {
    REDIS = Call::get("dev.redis", "/v3/api/dev/redis").answers("Any JSON or text.");
    ATTRIBUTION = Call::get("dev.attribution", "/v3/api/dev/attribution-test")
        .answers("Any JSON or text.")
        .acting();
    CREATE_NEAR_JOB = Call::get("dev.create_near_job", "/v3/api/dev/test-near-api")
        .answers("Any JSON or text.")
        .changing_data();
    NEAR_JOB_STATUS = Call::get("dev.near_job_status", "/v3/api/dev/get-near-job-status")
        .answers("Any JSON or text.");
    IN_STORE_PROCESSING = Call::get("dev.in_store_processing", "/v3/api/dev/test-in-store-processing")
        .answers("Any JSON or text.")
        .acting();
    EMAIL = Call::get("dev.email", "/v3/api/dev/email-test").answers("Any JSON or text.")
        .acting();
    MAP = Call::get("dev.map", "/v3/api/dev/map-test").answers("Any JSON or text.");
    UPDATE_PIPELINE_JOBS = Call::get("dev.update_pipeline_jobs", "/v3/api/dev/update-pipeline-jobs")
        .answers("Any JSON or text.")
        .changing_data();
    API_ROOT = Call::get("dev.api_root", "/v3/api/dev").answers("Any JSON or text.");
    HISTORICAL_CENSUS = Call::get("dev.historical_census", "/v3/internal/map/historical/census")
        .answers("Any JSON or text.");
    PLANNER_IMPRESSIONS = Call::get("dev.planner_impressions", "/v3/internal/planner/impressions")
        .answers("Any JSON or text.");
}

/// All calls, in the order of their buttons.
pub(super) static TESTS: [DeveloperTest; 13] = [
    get(DeveloperTestName::Redis, "Test Redis Connection", &REDIS),
    get(
        DeveloperTestName::Attribution,
        "Test Attribution",
        &ATTRIBUTION,
    ),
    get(
        DeveloperTestName::CreateNearJob,
        "Create Near Job",
        &CREATE_NEAR_JOB,
    ),
    get(
        DeveloperTestName::NearJobStatus,
        "Near Job Status",
        &NEAR_JOB_STATUS,
    ),
    get(
        DeveloperTestName::InStoreProcessing,
        "Test In-Store Processing",
        &IN_STORE_PROCESSING,
    ),
    DeveloperTest {
        name: DeveloperTestName::AssetHealth,
        label: "Test Asset Health",
        call: &HEALTH_CHECK,
        needs_asset: true,
    },
    get(DeveloperTestName::Email, "Test Email", &EMAIL),
    get(DeveloperTestName::Map, "Test Map", &MAP),
    get(
        DeveloperTestName::UpdatePipelineJobs,
        "Update Pipeline Jobs",
        &UPDATE_PIPELINE_JOBS,
    ),
    get(DeveloperTestName::ApiRoot, "API Root", &API_ROOT),
    get(
        DeveloperTestName::PipelineDebug,
        "Pipeline Debug",
        &DEBUG_PIN_FILES,
    ),
    get(
        DeveloperTestName::HistoricalCensus,
        "Historical Census",
        &HISTORICAL_CENSUS,
    ),
    get(
        DeveloperTestName::PlannerImpressions,
        "Planner Impressions",
        &PLANNER_IMPRESSIONS,
    ),
];

const fn get(name: DeveloperTestName, label: &'static str, call: &'static Call) -> DeveloperTest {
    DeveloperTest {
        name,
        label,
        call,
        needs_asset: false,
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
