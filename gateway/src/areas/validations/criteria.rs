//! The criteria of a check.

use async_graphql::{Context, Enum, InputObject};
use gateway_macros::object;

use super::asset_id_list::AssetIdList;
use super::rest::CheckBody;
use crate::areas::customers::Customer;
use crate::error::Result;
use crate::graph::global_id::Entity;
use crate::graph::text::trim_invisible;
use crate::request::request_context;

/// A face of an asset, where media can be placed.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum FacePosition {
    /// The left side.
    Left,
    /// The right side.
    Right,
    /// The back.
    Back,
    /// The center.
    Center,
}

impl FacePosition {
    /// The service's term.
    fn upstream(self) -> &'static str {
        match self {
            Self::Left => "LEFT",
            Self::Right => "RIGHT",
            Self::Back => "BACK",
            Self::Center => "CENTER",
        }
    }
}

/// The assets to check, and the criteria. A criterion that is omitted, null or blank is not checked.
#[derive(InputObject)]
pub struct SupportedAssetsCheckInput {
    /// Number of the customer.
    customer_id: Option<i32>,
    /// Number of the ad group.
    ad_group_id: Option<i32>,
    /// Name of the asset owner, trimmed.
    asset_owner: Option<String>,
    /// Face positions; an empty list allows every position.
    #[graphql(default)]
    media_positions: Vec<FacePosition>,
    /// The media product, trimmed.
    media_product: Option<String>,
    /// Numbers of the assets. If there are none, here or in `assetIdText`, the service checks all assets.
    #[graphql(default)]
    asset_ids: Vec<i32>,
    /// More asset ids, typed or pasted: separated by commas, semicolons, tabs or line breaks. Parts that are not whole
    /// numbers are dropped; see `criteria` of the check.
    asset_id_text: Option<String>,
}

/// The criteria of a check, as sent to the service.
pub struct SupportedAssetsCriteria {
    customer_id: Option<i32>,
    ad_group_id: Option<i32>,
    asset_owner: Option<String>,
    media_positions: Vec<FacePosition>,
    media_product: Option<String>,
    asset_ids: AssetIdList,
}

/// The criteria of a check, as sent to the service.
#[object]
impl SupportedAssetsCriteria {
    /// Number of the customer; null if none was given.
    async fn customer_id(&self) -> Option<i32> {
        self.customer_id
    }

    /// The customer; null if none was given, or it does not exist. One call for the whole list.
    /// Source: GET /v3/api/customers.
    #[prefetch(Customer::names(context))]
    async fn customer(&self, ctx: &Context<'_>) -> Result<Option<Customer>> {
        match self.customer_id {
            Some(customer_id) => Customer::find(request_context(ctx), customer_id).await,
            None => Ok(None),
        }
    }

    /// Number of the ad group; null if none was given.
    async fn ad_group_id(&self) -> Option<i32> {
        self.ad_group_id
    }

    /// Name of the asset owner; null if none was given.
    async fn asset_owner(&self) -> Option<&str> {
        self.asset_owner.as_deref()
    }

    /// Face positions; empty if every position is allowed.
    async fn media_positions(&self) -> &[FacePosition] {
        &self.media_positions
    }

    /// The media product; null if none was given.
    async fn media_product(&self) -> Option<&str> {
        self.media_product.as_deref()
    }

    /// The assets; empty if the service checked all assets.
    async fn asset_ids(&self) -> &AssetIdList {
        &self.asset_ids
    }
}

impl From<SupportedAssetsCheckInput> for SupportedAssetsCriteria {
    fn from(input: SupportedAssetsCheckInput) -> Self {
        let trimmed = |text: Option<String>| {
            text.map(|text| trim_invisible(&text).to_owned())
                .filter(|text| !text.is_empty())
        };
        Self {
            customer_id: input.customer_id,
            ad_group_id: input.ad_group_id,
            asset_owner: trimmed(input.asset_owner),
            media_positions: input.media_positions,
            media_product: trimmed(input.media_product),
            asset_ids: AssetIdList::of(input.asset_ids, input.asset_id_text.as_deref()),
        }
    }
}

impl SupportedAssetsCriteria {
    /// An ad group of a customer, and nothing else.
    pub(super) fn of_ad_group(customer_id: i32, ad_group_id: i32) -> Self {
        Self {
            customer_id: Some(customer_id),
            ad_group_id: Some(ad_group_id),
            asset_owner: None,
            media_positions: Vec::new(),
            media_product: None,
            asset_ids: AssetIdList::of(Vec::new(), None),
        }
    }

    /// The body of the call.
    pub(super) fn body(&self) -> CheckBody<'_> {
        let positions = self.media_positions.iter();
        CheckBody {
            customer_id: self.customer_id,
            ad_group_id: self.ad_group_id,
            asset_owner: self.asset_owner.as_deref(),
            media_positions: positions.map(|position| position.upstream()).collect(),
            media_product: self.media_product.as_deref(),
            asset_ids: &self.asset_ids.ids,
        }
    }
}
