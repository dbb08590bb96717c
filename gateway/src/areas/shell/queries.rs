//! Root fields of the shell.

use async_graphql::Context;
use gateway_macros::{SimpleObject, object};
use url::Url;

use super::Viewer;
use crate::error::Result;
use crate::graph::dates::{self, DateRange, DateRangeInput};
use crate::request::request_context;

/// Public facts about this console.
#[derive(SimpleObject)]
pub struct Console {
    /// Where to ask for an account: a mailto or https URL.
    contact_url: String,
    /// Address of the style for maps with tiles; null if maps show outlines only.
    map_style_url: Option<String>,
    /// Whether the console runs on the embedded sandbox instead of the company's services.
    is_sandbox: bool,
    /// Version of the gateway.
    version: &'static str,
}

/// Root fields of the shell.
#[derive(Default)]
pub struct ShellQuery;

/// Root fields of the shell.
#[object]
impl ShellQuery {
    /// Public facts about this console. Needs no sign-in. Costs no call.
    async fn console(&self, ctx: &Context<'_>) -> Console {
        let settings = &request_context(ctx).services().settings;
        Console {
            contact_url: settings.contact_url.clone(),
            map_style_url: settings.map_style_url.as_ref().map(Url::to_string),
            is_sandbox: settings.is_sandbox,
            version: env!("CARGO_PKG_VERSION"),
        }
    }

    /// The signed-in user. UNAUTHENTICATED without a valid token.
    /// Source: GET /v3/auth/me.
    async fn viewer(&self, ctx: &Context<'_>) -> Result<Viewer> {
        Viewer::current(request_context(ctx)).await
    }
}

/// The helpers of the shell.
#[derive(Default)]
pub struct ShellHelpers;

#[object]
impl ShellHelpers {
    /// The days a date filter covers. Today is the day of the request in the time zone of its `X-Time-Zone` header.
    /// Costs no call.
    async fn date_range(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The date filter.")] dates: DateRangeInput,
    ) -> Result<DateRange> {
        let context = request_context(ctx);
        let days = dates::days_of(&dates, context.today())?;
        Ok(DateRange::new(days, context.time_zone()))
    }
}
