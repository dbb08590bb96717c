//! Root fields of this area.

use async_graphql::Context;
use gateway_macros::object;

use super::developer_test::{DeveloperTest, TESTS};
use super::sandbox::Sandbox;
use crate::error::Result;
use crate::session::session;

/// Root fields of this area.
#[derive(Default)]
pub struct DevQuery;

/// Root fields of this area.
#[object]
impl DevQuery {
    /// The developers' calls that staff can make by hand, in the order of their buttons. No call.
    async fn developer_tests(&self) -> &[DeveloperTest] {
        &TESTS
    }

    /// The stand-in for the services, when this gateway runs on one; null when it runs on the services
    /// themselves. It needs a token, and no call.
    async fn sandbox(&self, ctx: &Context<'_>) -> Result<Option<Sandbox>> {
        Sandbox::find(session(ctx))
    }
}
