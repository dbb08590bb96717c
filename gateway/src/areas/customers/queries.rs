//! Root fields of this area.

use async_graphql::{Context, Object, SimpleObject};

use super::campaign::{CampaignFilter, CampaignOrder};
use super::customer::{CustomerFilter, CustomerOrder};
use super::loaders::CampaignList;
use super::rest::{self, LookupRow};
use super::user::{UserFilter, UserOrder};
use super::{Campaign, Customer, User};
use crate::error::{Field, Result, field, nullable_field};
use crate::graph::connection::{Connection, Page};
use crate::graph::scalars::DateTime;
use crate::graph::text_search::compare_text;
use crate::schema::semantic_non_null;
use crate::session::session;

/// An owner of media, to choose by.
#[derive(SimpleObject)]
pub struct MediaOwner {
    /// The main API's number; null when it gives the name only.
    media_owner_id: Option<i32>,
    /// The name.
    name: String,
}

/// A class of media, to choose by.
#[derive(SimpleObject)]
pub struct MediaClassification {
    /// The main API's number; null when it gives the name only.
    media_classification_id: Option<i32>,
    /// The name.
    name: String,
}

/// A report somebody saved. The service may leave out any of it.
#[derive(SimpleObject)]
pub struct SavedReport {
    /// The main API's number.
    saved_report_id: Option<i32>,
    /// Its name.
    report_name: Option<String>,
    /// The number of the customer it is about.
    customer_id: Option<i32>,
    /// When it was saved.
    created_at: Option<DateTime>,
}

/// Root fields of this area.
#[derive(Default)]
pub struct CustomersQuery;

/// Root fields of this area.
#[Object]
impl CustomersQuery {
    /// All customers, sorted by name when no order is given (GET /v3/api/customers).
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn customers(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Narrows the list.")] filter: Option<CustomerFilter>,
        #[graphql(desc = "Sorts the list.")] order_by: Option<CustomerOrder>,
        #[graphql(desc = "So many rows from the start.")] first: Option<i32>,
        #[graphql(desc = "Rows after this cursor.")] after: Option<String>,
        #[graphql(desc = "So many rows from the end.")] last: Option<i32>,
        #[graphql(desc = "Rows before this cursor.")] before: Option<String>,
    ) -> Field<Connection<Customer>> {
        let page = Page {
            first,
            after,
            last,
            before,
        };
        field(Customer::page(session(ctx), filter, order_by, page)).await
    }

    /// The customer with this slug; null when there is none.
    async fn customer(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The slug, as it stands in the console's addresses.")] slug: String,
    ) -> Field<Customer> {
        nullable_field(Customer::by_slug(session(ctx), &slug)).await
    }

    /// All users, sorted by name when no order is given (GET /v3/api/users).
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn users(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Narrows the list.")] filter: Option<UserFilter>,
        #[graphql(desc = "Sorts the list.")] order_by: Option<UserOrder>,
        #[graphql(desc = "So many rows from the start.")] first: Option<i32>,
        #[graphql(desc = "Rows after this cursor.")] after: Option<String>,
        #[graphql(desc = "So many rows from the end.")] last: Option<i32>,
        #[graphql(desc = "Rows before this cursor.")] before: Option<String>,
    ) -> Field<Connection<User>> {
        let page = Page {
            first,
            after,
            last,
            before,
        };
        field(User::page(session(ctx), None, filter, order_by, page)).await
    }

    /// All campaigns of all customers, sorted by campaignRef when no order is given (GET /v3/api/campaigns).
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn campaigns(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Narrows the list.")] filter: Option<CampaignFilter>,
        #[graphql(desc = "Sorts the list.")] order_by: Option<CampaignOrder>,
        #[graphql(desc = "So many rows from the start.")] first: Option<i32>,
        #[graphql(desc = "Rows after this cursor.")] after: Option<String>,
        #[graphql(desc = "So many rows from the end.")] last: Option<i32>,
        #[graphql(desc = "Rows before this cursor.")] before: Option<String>,
    ) -> Field<Connection<Campaign>> {
        let page = Page {
            first,
            after,
            last,
            before,
        };
        field(async {
            let session = session(ctx);
            let list = CampaignList::whole(rest::campaigns(&session.main()).await?);
            Campaign::page(session, &list, filter, order_by, &page)
        })
        .await
    }

    /// The campaigns the service counts as active, sorted by campaignRef when no order is given
    /// (GET /v3/api/campaigns/active-campaigns).
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn active_campaigns(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Narrows the list.")] filter: Option<CampaignFilter>,
        #[graphql(desc = "Sorts the list.")] order_by: Option<CampaignOrder>,
        #[graphql(desc = "So many rows from the start.")] first: Option<i32>,
        #[graphql(desc = "Rows after this cursor.")] after: Option<String>,
        #[graphql(desc = "So many rows from the end.")] last: Option<i32>,
        #[graphql(desc = "Rows before this cursor.")] before: Option<String>,
    ) -> Field<Connection<Campaign>> {
        let page = Page {
            first,
            after,
            last,
            before,
        };
        field(async {
            let session = session(ctx);
            let list = CampaignList::whole(rest::active_campaigns(&session.main()).await?);
            Campaign::page(session, &list, filter, order_by, &page)
        })
        .await
    }

    /// The campaign with this number; null when there is none (GET /v3/api/campaigns/{campaignId}).
    async fn campaign(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The main API's number.")] campaign_id: i32,
    ) -> Field<Campaign> {
        nullable_field(Campaign::find(session(ctx), Some(campaign_id))).await
    }

    /// The owners of media, sorted by name (GET /v3/api/media/owners).
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn media_owners(&self, ctx: &Context<'_>) -> Field<Vec<MediaOwner>> {
        field(async {
            let rows = rest::media_owners(&session(ctx).main()).await?;
            Ok(sorted_lookups(&rows, |media_owner_id, name| MediaOwner {
                media_owner_id,
                name,
            }))
        })
        .await
    }

    /// The classes of media, sorted by name (GET /v3/api/media/classifications).
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn media_classifications(&self, ctx: &Context<'_>) -> Field<Vec<MediaClassification>> {
        field(async {
            let rows = rest::media_classifications(&session(ctx).main()).await?;
            Ok(sorted_lookups(&rows, |media_classification_id, name| {
                MediaClassification {
                    media_classification_id,
                    name,
                }
            }))
        })
        .await
    }

    /// The reports somebody saved, in the order of the service (GET /v3/api/saved_reports/index).
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn saved_reports(&self, ctx: &Context<'_>) -> Field<Vec<SavedReport>> {
        field(saved_reports(ctx)).await
    }
}

async fn saved_reports(ctx: &Context<'_>) -> Result<Vec<SavedReport>> {
    let rows = rest::saved_reports(&session(ctx).main()).await?;
    Ok(rows
        .iter()
        .map(|row| SavedReport {
            saved_report_id: row.saved_report_id,
            report_name: row.report_name.clone(),
            customer_id: row.customer_id,
            created_at: row.created_at.map(DateTime),
        })
        .collect())
}

fn sorted_lookups<T>(rows: &[LookupRow], make: impl Fn(Option<i32>, String) -> T) -> Vec<T> {
    let mut lookups: Vec<(Option<i32>, String)> = rows
        .iter()
        .map(|row| match row {
            LookupRow::Whole { id, name } => (*id, name.clone()),
            LookupRow::Bare(name) => (None, name.clone()),
        })
        .collect();
    lookups.sort_by(|(_, a), (_, b)| compare_text(a, b));
    lookups
        .into_iter()
        .map(|(id, name)| make(id, name))
        .collect()
}
