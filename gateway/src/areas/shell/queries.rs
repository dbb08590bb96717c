//! Root fields of the shell.

use async_graphql::{Context, SimpleObject};
use gateway_macros::object;

use super::Viewer;
use crate::error::Result;
use crate::graph::dates::{self, DateRange, DateRangeInput};
use crate::session::session;

/// What anybody may know of this console, signed in or not.
#[derive(SimpleObject)]
pub struct Console {
    /// Where a person without an account gets in touch: a mailto or https address.
    contact_url: String,
    /// Whether the console runs on the embedded sandbox instead of the real services.
    is_sandbox: bool,
    /// The version of the gateway.
    version: &'static str,
}

/// Root fields of the shell.
#[derive(Default)]
pub struct ShellQuery;

/// Root fields of the shell.
#[object]
impl ShellQuery {
    /// What anybody may know of this console. Needs no session and no call.
    async fn console(&self, ctx: &Context<'_>) -> Console {
        let settings = &session(ctx).services().settings;
        Console {
            contact_url: settings.contact_url.clone(),
            is_sandbox: settings.is_sandbox,
            version: env!("CARGO_PKG_VERSION"),
        }
    }

    /// The signed-in user. Fails with UNAUTHENTICATED without a valid session.
    async fn viewer(&self, ctx: &Context<'_>) -> Result<Viewer> {
        Viewer::current(session(ctx)).await
    }

    /// The calendar days a date filter stands for, today being the day of the request in its time zone
    /// (rules date-filters and range-epoch). No call.
    async fn date_range(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The date filter.")] dates: DateRangeInput,
    ) -> Result<DateRange> {
        let session = session(ctx);
        let days = dates::days_of(&dates, session.today())?;
        Ok(DateRange::new(days, session.time_zone()))
    }
}
