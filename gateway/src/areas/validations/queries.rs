//! Root fields of this area.

use async_graphql::Context;
use gateway_macros::object;

use super::asset_id_list::AssetIdList;
use super::criteria::SupportedAssetsCheckInput;
use super::supported_assets_check::SupportedAssetsCheck;
use crate::error::Result;
use crate::request::request_context;

/// Root fields of this area.
#[derive(Default)]
pub struct ValidationsQuery;

/// Root fields of this area.
#[object]
impl ValidationsQuery {
    /// Checks which assets are supported on an ad group, and why others are not. A failure of the service is part of
    /// the result: see `failure` and `raw`. The call is sent once and never retried. It changes nothing.
    /// Source: POST /v3/api/dev/supported-assets-check.
    async fn supported_assets_check(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The assets, and the criteria to check them by.")]
        input: SupportedAssetsCheckInput,
        #[graphql(
            desc = "Any text of at most 100 characters that names this run of the check. The same run of the same \
                    input is answered from one call for five minutes, for your session only, so that its rows can \
                    be filtered and exported. Without it, every request makes the call again."
        )]
        run: Option<String>,
    ) -> Result<SupportedAssetsCheck> {
        SupportedAssetsCheck::run(request_context(ctx), input, run.as_deref()).await
    }
}

/// The helpers of validations.
#[derive(Default)]
pub struct ValidationsHelpers;

#[object]
impl ValidationsHelpers {
    /// The asset ids in a text, parsed like `assetIdText` of a check. Costs no call.
    async fn asset_id_list(
        &self,
        #[graphql(desc = "Asset ids, separated by commas, semicolons, tabs or line breaks.")]
        text: String,
    ) -> AssetIdList {
        AssetIdList::of(Vec::new(), Some(&text))
    }
}
