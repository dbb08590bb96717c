//! Root fields of the shell.

use async_graphql::{Context, Object, SimpleObject};

use super::Viewer;
use crate::error::{Field, field};
use crate::graph::dates::{self, DateRange, DateRangeInput};
use crate::graph::directives::semantic_non_null;
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
#[Object]
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
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn viewer(&self, ctx: &Context<'_>) -> Field<Viewer> {
        field(Viewer::current(session(ctx))).await
    }

    /// The calendar days a date filter stands for, today being the day of the request in its time zone
    /// (rules date-filters and range-epoch). No call.
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn date_range(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The date filter.")] dates: DateRangeInput,
    ) -> Field<DateRange> {
        let session = session(ctx);
        Some(
            dates::days_of(&dates, session.today())
                .map(|days| DateRange::new(days, session.time_zone())),
        )
    }
}
