//! Root fields of this area.

use async_graphql::Context;
use gateway_macros::object;

use super::device_search::{self, DeviceSearch, DeviceSearchInput};
use crate::error::Result;
use crate::session::session;

/// Root fields of this area.
#[derive(Default)]
pub struct DevicesQuery;

/// Root fields of this area.
#[object]
impl DevicesQuery {
    /// Looks for the devices that were exposed to campaigns of a customer
    /// (GET /v3/api/devices/unique-admin). A refusal of the service is an error with its words as userMessage.
    async fn device_search(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Which devices.")] input: DeviceSearchInput,
    ) -> Result<DeviceSearch> {
        device_search::search(session(ctx), &input).await
    }
}
