//! Root fields of this area.

use async_graphql::{Context, Object};

use super::device_search::{self, DeviceSearch, DeviceSearchInput};
use crate::error::{Field, field};
use crate::graph::directives::semantic_non_null;
use crate::session::session;

/// Root fields of this area.
#[derive(Default)]
pub struct DevicesQuery;

/// Root fields of this area.
#[Object]
impl DevicesQuery {
    /// Looks for the devices that were exposed to campaigns of a customer
    /// (GET /v3/api/devices/unique-admin). A refusal of the service is an error with its words as userMessage.
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn device_search(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Which devices.")] input: DeviceSearchInput,
    ) -> Field<DeviceSearch> {
        field(device_search::search(session(ctx), &input)).await
    }
}
