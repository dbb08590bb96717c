//! The mutations of uploads.

mod check_inventory_file;
mod upload_inventory;

use async_graphql::Context;
use gateway_macros::object;

use crate::error::Result;
use crate::request::request_context;
use check_inventory_file::{CheckInventoryFileInput, CheckInventoryFilePayload};
use upload_inventory::{UploadInventoryInput, UploadInventoryPayload};

/// The mutations of uploads.
#[derive(Default)]
pub struct UploadsMutation;

#[object]
impl UploadsMutation {
    /// Reads an inventory file without saving anything, and returns its type, its first rows and its problems. A mutation,
    /// because only mutations accept files. The file may be up to 32 MB. Costs no call, unless rows name markets or have
    /// positions, or a customer is named: then the markets are read, the frames of up to 20 markets, one call for each, and
    /// what the customer has, one call for the vehicles, and one for each 1,000 frames, up to 20,000, and one more. Source: GET
    /// /v3/api/markets, GET /v3/api/frames/admin-list-by-market, GET /v3/api/frames/admin-list and
    /// GET /v3/internal/manager/customer-assets/{customerId}.
    async fn check_inventory_file(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The file.")] input: CheckInventoryFileInput,
    ) -> Result<CheckInventoryFilePayload> {
        request_context(ctx).require_token()?;
        check_inventory_file::run(ctx, input).await
    }

    /// Uploads the rows of an inventory file for a customer, all of them or none. The file may be up to 32 MB.
    /// Source: GET /v3/api/markets if rows name markets, then POST /v3/api/frames/admin-bulk?customerId= for frames, POST
    /// /v3/internal/template/{type} for assets and media, each with all rows.
    async fn upload_inventory(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The file and its customer.")] input: UploadInventoryInput,
    ) -> Result<UploadInventoryPayload> {
        upload_inventory::run(ctx, request_context(ctx), input).await
    }
}
