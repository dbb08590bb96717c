//! Root fields of this area.

use async_graphql::Context;
use gateway_macros::object;

use super::device_search::{self, DeviceSearch, DeviceSearchInput};
use crate::caller::caller;
use crate::error::Result;

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
        device_search::search(caller(ctx), &input).await
    }
}
