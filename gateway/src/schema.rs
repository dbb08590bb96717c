//! The schema: the roots and the lists of every area in one graph.

use std::sync::LazyLock;

use async_graphql::{
    MergedObject, MergedSubscription, SDLExportOptions, SchemaBuilder, ValidationMode,
};

use crate::areas;
use crate::attention::{AttentionItem, AttentionQuery};
use crate::graph::connection::{Connection, ConnectionNode, Edge};
use crate::nodes::NodeQuery;
use crate::search::SearchQuery;

macro_rules! roots {
    ($($area:ident {
        $(query $query:ident;)*
        $(mutation $mutation:ident;)?
        $(subscription $subscription:ident;)?
        $(nodes $($node:ident),*;)?
        $(lists $($list:ident),*;)?
    })*) => {
        /// Everything staff can read. A field is null if its call to a service fails, and an error has the reason; other
        /// fields are not affected.
        #[derive(Default, MergedObject)]
        pub struct Query(NodeQuery, SearchQuery, AttentionQuery, $($(areas::$area::$query,)*)*);

        /// Everything staff can change. Errors that the user can act on are in the payload's `errors`.
        #[derive(Default, MergedObject)]
        pub struct Mutation($($(areas::$area::$mutation,)?)*);

        /// Changes to watch over a WebSocket (graphql-transport-ws).
        #[derive(Default, MergedSubscription)]
        pub struct Subscription($($(areas::$area::$subscription,)?)*);

        fn describe_lists(builder: Builder) -> Builder {
            $($($(let builder = describe_list::<areas::$area::$list>(builder);)*)?)*
            describe_list::<AttentionItem>(builder)
        }
    };
}

areas::areas!(roots);

/// Mutations that wait for a language model, which takes much longer than a service.
pub const MODEL_MUTATIONS: [&str; 1] = ["diagnoseConversation"];

/// The description of the schema: what a developer needs to know before the first query.
pub const DESCRIPTION: &str = "\
Marquee's graph: customers, campaigns, vehicles, pixels, providers, markets, attribution studies and jobs of out-of-home advertising.

**Signing in.** `signIn` returns a token. Send it as `Authorization: Bearer {token}`; on a WebSocket, as `Authorization` \
in the payload of `connection_init`. Without a valid token, fields fail with UNAUTHENTICATED.

**Headers.** `X-Time-Zone` is an IANA name such as `America/New_York`; it decides what \"today\" is and defaults to UTC. \
`Cache-Control: no-cache` reads everything again: reads are otherwise kept for 10 seconds, for your session only. \
`Idempotency-Key` on a mutation, up to 200 characters: a second request with the same key within ten minutes gets the \
first one's answer and starts nothing.

**Times.** `DateTime` is an instant in UTC, `Date` a calendar day. Days of campaigns and ad groups are those of UTC.

**Names.** An object is looked up by its key (`by` where there is a choice), and a list is searched by the `text` of its filter. `...Text` is a \
value as the service spells it, `...Label` the words for people. A value of any type is `JSON`, and its `...Text` keeps \
the spelling. A number that may exceed 2^31 is a Float.

**Lists.** A list that may be long is a connection: `first` and `after`, or `last` and `before`, up to 5,000 rows, 50 by \
default; `filter`, `orderBy` and `totalCount` cover the whole list. `unreadableCount` is the number of its rows that cannot \
be read, and are therefore missing.

**Files.** With `Accept: text/csv` or `application/x-ndjson`, a query is answered with a file \
that has all rows of its one connection, or of the one that `?path=` names (`/graphql?path=customer.vehicles`). The \
gateway reads page after page, of as many rows as suit it, whatever `first` says; `after` is where the file \
begins, and `last` and `before` are refused. Columns follow the selection.

**Cost.** A description says which call a field costs. \"One call for the whole list\" is made once however many rows ask; \
\"one call per customer\" is made for each. An operation may make 120 calls by default, which is enough for a \
field that costs a call per row on a page of 100; fields that need more fail with LIMIT_EXCEEDED. Such an error is \
`retryable` if the reads so far are kept, so that the same request gets further within the next 10 seconds. With the header \
`X-Marquee-Cost: 1`, `extensions.cost` of the response has the calls, rows, bytes and milliseconds, and what is left of \
each budget; for developers, also each call.

**Size.** A list with pages returns 50 rows unless `first` or `last` says how many; other lists return all their rows. \
The lists of one operation may have 100,000 rows, and its lists and long texts 32 MiB, by default; the responses of services that it holds at once, 96 MiB. A field that needs more fails with \
LIMIT_EXCEEDED, and the others stay.

**Errors.** What you can mend is in a payload's `errors`, and its object is then null. Everything else is a GraphQL error \
with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, \
UPSTREAM_INVALID_RESPONSE, LIMIT_EXCEEDED or INTERNAL. It nulls its own field and no other. `extensions.retryable` says \
whether the same request may succeed later, `extensions.outcomeUnknown` that a mutation may have been done nevertheless, and \
`extensions.requestId` is the number to quote. A field that fails for the same \
reason in several rows has one error: `path` is that of the first, `extensions.count` the number of them, and \
`extensions.paths` has the first 10. The other paths differ only in their positions in lists. So a null has an error \
whenever it stands for a failure. A response lists 100 reasons; beyond, the failures of a field with the same code are one \
error, whose message says so.

The schema as text, with its directives: `GET /schema.graphql`.";

/// The schema of the gateway.
pub type Schema = async_graphql::Schema<Query, Mutation, Subscription>;

type Builder = SchemaBuilder<Query, Mutation, Subscription>;

/// Describes the pages and edges of a list by its rows: they are generic, and would otherwise share one description.
fn describe_list<N: ConnectionNode>(builder: Builder) -> Builder {
    builder
        .override_output_type_description::<Connection<N>>(N::PAGE)
        .override_output_type_description::<Edge<N>>(N::EDGE)
}

/// A builder of the schema. The request pipeline enforces the limits and validates, so async-graphql's own checks are
/// disabled as far as possible.
pub fn builder() -> Builder {
    let builder = Schema::build(
        Query::default(),
        Mutation::default(),
        Subscription::default(),
    )
    .disable_suggestions()
    .validation_mode(ValidationMode::Fast)
    .limit_recursive_depth(64);
    describe_lists(builder)
}

/// The schema as text that async-graphql can parse: sorted, and with the same bytes on every run.
pub fn sdl_without_description() -> &'static str {
    static PRINTED: LazyLock<String> = LazyLock::new(print);
    &PRINTED
}

fn print() -> String {
    let options = SDLExportOptions::new()
        .sorted_fields()
        .sorted_arguments()
        .sorted_enum_items()
        .use_space_ident()
        .include_specified_by();
    builder().finish().sdl_with_options(options)
}

/// The schema as in `schema.graphql`.
pub fn sdl() -> &'static str {
    static PRINTED: LazyLock<String> = LazyLock::new(|| {
        // async-graphql prints no description of the schema itself.
        sdl_without_description().replacen(
            "\nschema {",
            &format!("\n\"\"\"\n{DESCRIPTION}\n\"\"\"\nschema {{"),
            1,
        )
    });
    &PRINTED
}
