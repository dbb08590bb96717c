//! What helps developers and scripts, and is not of the business.

use async_graphql::MergedObject;
use gateway_macros::object;

use super::developer_test::{DeveloperTest, TESTS};
use crate::areas::attribution::AttributionHelpers;
use crate::areas::markets::MarketsHelpers;
use crate::areas::pipeline::PipelineHelpers;
use crate::areas::shell::ShellHelpers;
use crate::areas::validations::ValidationsHelpers;

/// What helps developers and scripts: checks and computations of the console, and the tests of its services.
#[derive(Default, MergedObject)]
pub struct Developer(
    AttributionHelpers,
    DevHelpers,
    MarketsHelpers,
    PipelineHelpers,
    ShellHelpers,
    ValidationsHelpers,
);

/// The helpers of developers.
#[derive(Default)]
pub struct DevHelpers;

#[object]
impl DevHelpers {
    /// The developer tests, in the order of their buttons. Costs no call.
    async fn tests(&self) -> &[DeveloperTest] {
        &TESTS
    }
}
