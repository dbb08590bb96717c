//! Root fields of this area.

use async_graphql::Context;
use gateway_macros::object;

use super::device_search::{self, DeviceSearch, DeviceSearchInput};
use crate::error::Result;
use crate::request::request_context;

/// Root fields of this area.
#[derive(Default)]
pub struct DevicesQuery;

/// Root fields of this area.
#[object]
impl DevicesQuery {
    /// The devices exposed to campaigns of a customer. If the service rejects the search, the error's `userMessage`
    /// has the service's message.
    /// Source: GET /v3/api/devices/unique-admin.
    async fn device_search(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The devices to search for.")] input: DeviceSearchInput,
    ) -> Result<DeviceSearch> {
        device_search::search(request_context(ctx), &input).await
    }
}
