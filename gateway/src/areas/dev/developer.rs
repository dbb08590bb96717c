//! What helps developers and scripts, and is not of the business.

use async_graphql::{Context, MergedObject};
use gateway_macros::object;

use super::developer_test::{DeveloperTest, TESTS};
use super::service_call::ServiceCall;
use crate::areas::attribution::AttributionHelpers;
use crate::areas::markets::MarketsHelpers;
use crate::areas::pipeline::PipelineHelpers;
use crate::areas::shell::ShellHelpers;
use crate::areas::validations::ValidationsHelpers;
use crate::error::{Code, Error, Result};
use crate::request::request_context;

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

    /// Every call of the contract with the services, by name, and what it has come to since this process started. FORBIDDEN
    /// unless the caller is a developer. At most one call. Source: GET /v3/auth/me; while the main API fails, the user is known
    /// from earlier.
    async fn service_calls(&self, ctx: &Context<'_>) -> Result<Vec<ServiceCall>> {
        let context = request_context(ctx);
        let roles = match context.roles().await {
            Ok(roles) => roles,
            Err(error) => context.roles_before().ok_or(error)?,
        };
        if !roles.is_developer {
            return Err(Error::new(Code::Forbidden, "Only developers may do this."));
        }
        Ok(ServiceCall::all(context.services()))
    }
}
