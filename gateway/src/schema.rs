//! The schema: the roots, the node types and the lists of every area in one graph.

use std::sync::LazyLock;

use async_graphql::{
    Context, ID, Interface, MergedObject, MergedSubscription, SDLExportOptions, SchemaBuilder,
    ValidationMode,
};
use gateway_macros::object;

use crate::areas;
use crate::error::{Error, Field, Result, nullable_field};
use crate::graph::connection::{Connection, ConnectionNode, Edge};
use crate::graph::global_id::{self, Entity, GlobalKey};
use crate::session::{Session, session};

/// Merges the contributions of each area to the graph: its root fields, the types that have a global id, and the types
/// that it lists.
macro_rules! areas {
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
        pub struct Query(NodeQuery, $($(areas::$area::$query,)*)*);

        /// Everything staff can change. Errors that the user can act on are in the payload's `errors`.
        #[derive(Default, MergedObject)]
        pub struct Mutation($($(areas::$area::$mutation,)?)*);

        /// Changes to watch over a WebSocket (graphql-transport-ws).
        #[derive(Default, MergedSubscription)]
        pub struct Subscription($($(areas::$area::$subscription,)?)*);

        /// An object that can be read by its id.
        #[derive(Interface)]
        #[graphql(field(name = "id", ty = "ID", desc = "Opaque global id, for `node(id:)` and client caches."))]
        pub enum Node {
            $($($($node(areas::$area::$node),)*)?)*
        }

        /// The names of the types that are nodes.
        pub const NODE_TYPES: &[&str] = &[$($($(<areas::$area::$node>::TYPE_NAME,)*)?)*];

        async fn find(session: &Session, id: &ID) -> Result<Option<Node>> {
            let (type_name, key) = global_id::parse(id)?;
            match type_name.as_str() {
                $($($(<areas::$area::$node>::TYPE_NAME => {
                    let key = GlobalKey::parse(&key)?;
                    let node = <areas::$area::$node>::find(session, key).await?;
                    Ok(node.map(Node::$node))
                })*)?)*
                _ => Err(global_id::invalid_id()),
            }
        }

        fn describe_lists(builder: Builder) -> Builder {
            $($($(let builder = describe_list::<areas::$area::$list>(builder);)*)?)*
            builder
        }
    };
}

areas! {
    shell {
        query ShellQuery;
        mutation ShellMutation;
    }
    customers {
        query CustomersQuery;
        mutation CustomersMutation;
        nodes Customer, User;
        lists BillingMetric, Customer, SavedReport, User;
    }
    campaigns {
        query CampaignsQuery;
        mutation CampaignsMutation;
        nodes Campaign, AdGroup;
        lists AdGroupAsset, Campaign;
    }
    vehicles {
        query VehiclesQuery;
        mutation VehiclesMutation;
        nodes Vehicle;
        lists Vehicle;
    }
    markets {
        query MarketsQuery;
        mutation MarketsMutation;
        nodes Market;
        lists Market;
    }
    pixels {
        query PixelsQuery;
        mutation PixelsMutation;
        nodes Pixel;
        lists Pixel, PixelRequest;
    }
    jobs {
        query JobsQuery;
        mutation JobsMutation;
        nodes Job;
        lists Job;
    }
    providers {
        query ProvidersQuery;
        mutation ProvidersMutation;
        nodes Provider;
        lists Provider;
    }
    asset_owners {
        query AssetOwnersQuery;
        mutation AssetOwnersMutation;
        nodes AssetOwner;
        lists AssetOwner;
    }
    attribution {
        query AttributionQuery;
        query AttributionReportQuery;
        mutation AttributionMutation;
        nodes AttributionStudy, Place;
        lists AttributionStudy, Place, StudyPlace;
    }
    uploads {
        mutation UploadsMutation;
    }
    frames {
        lists Frame;
    }
    pipeline {
        query PipelineQuery;
        mutation PipelineMutation;
        subscription PipelineSubscription;
        nodes PipelineJob, CampaignRefreshJob;
        lists CampaignRefreshJob, DebugPin, PipelineJob, PipelineTally, ProcessingJob, WarehouseQuery;
    }
    backfill {
        query BackfillQuery;
        mutation BackfillMutation;
    }
    devices {
        query DevicesQuery;
    }
    validations {
        query ValidationsQuery;
        lists SupportedAsset;
    }
    campaign_explorer {
        query CampaignExplorerQuery;
    }
    ai_debug_logs {
        query AiDebugLogsQuery;
        nodes DebugLog;
        lists DebugLog;
    }
    ai_insights {
        query AiInsightsQuery;
        mutation AiInsightsMutation;
        nodes SystemPrompt, SuggestedPrompt, Conversation;
        lists Conversation, Interaction, SuggestedPrompt, SystemPrompt;
    }
    dev {
        query DevQuery;
        mutation DevMutation;
    }
}

/// The maximum number of ids in `nodes`.
const MOST_IDS: usize = 100;

/// Root fields that read objects by id.
#[derive(Default)]
pub struct NodeQuery;

/// Root fields that read objects by id.
#[object]
impl NodeQuery {
    /// The object with this id; null if it does not exist. BAD_USER_INPUT if the id is invalid.
    async fn node(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The `id` of an object.")] id: ID,
    ) -> Field<Node> {
        nullable_field(find(session(ctx), &id)).await
    }

    /// The objects with these ids, in the same order; null for each that does not exist or could not be read. At most
    /// 100 ids.
    async fn nodes(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The `id`s of the objects.")] ids: Vec<ID>,
    ) -> Result<Vec<Field<Node>>> {
        if ids.len() > MOST_IDS {
            return Err(Error::bad_input(format!(
                "At most {MOST_IDS} ids can be read at once, not {}.",
                ids.len()
            )));
        }
        let session = session(ctx);
        let nodes = ids.iter().map(|id| nullable_field(find(session, id)));
        Ok(futures_util::future::join_all(nodes).await)
    }
}

/// Mutations that wait for a language model, which takes much longer than a service.
pub const MODEL_MUTATIONS: [&str; 1] = ["diagnoseConversation"];

/// The description of the schema: what a developer needs to know before the first query.
pub const DESCRIPTION: &str = "\
Marquee's graph: customers, campaigns, vehicles, pixels, providers, markets, attribution studies and jobs of out-of-home advertising.

**Signing in.** `signIn` returns a token. Send it as `Authorization: Bearer {token}`; on a WebSocket, as `Authorization` \
in the payload of `connection_init`. Without a valid token, fields fail with UNAUTHENTICATED.

**Headers.** `X-Time-Zone` is an IANA name such as `America/New_York`; it decides what \"today\" is and defaults to UTC. \
`Cache-Control: no-cache` reads everything again: reads are otherwise kept for 10 seconds, for your session only.

**Times.** `DateTime` is an instant in UTC, `Date` a calendar day. Days of campaigns and ad groups are those of UTC.

**Lists.** A list that may be long is a connection: `first` and `after`, or `last` and `before`, up to 5,000 rows, 50 by \
default; `filter`, `orderBy` and `totalCount` cover the whole list.

**Cost.** A description says which call a field costs. \"One call for the whole list\" is made once however many rows ask; \
\"one call per customer\" is made for each. An operation may make 100 calls by default; fields that need more fail with \
LIMIT_EXCEEDED.

**Size.** A list without `first` returns all its rows. The lists of one operation may have 100,000 rows, and its lists and \
long texts 32 MiB, by default; a field that needs more fails with LIMIT_EXCEEDED, and the others stay.

**Errors.** What you can mend is in a payload's `errors`, and its object is then null. Everything else is a GraphQL error \
with `extensions.code`: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, \
UPSTREAM_INVALID_RESPONSE, LIMIT_EXCEEDED or INTERNAL. It nulls its own field and no other. `extensions.retryable` says \
whether the same request may succeed later, `extensions.requestId` is the number to quote.

The schema as text, with its directives: `GET /schema.graphql`.";

/// The schema of the gateway.
pub type Schema = async_graphql::Schema<Query, Mutation, Subscription>;

type Builder = SchemaBuilder<Query, Mutation, Subscription>;

/// Describes the pages and edges of a list by its rows: they are generic, and would otherwise share one description.
fn describe_list<N: ConnectionNode>(builder: Builder) -> Builder {
    builder
        .override_output_type_description::<Connection<N>>(N::WORDS.page)
        .override_output_type_description::<Edge<N>>(N::WORDS.edge)
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
pub fn sdl() -> String {
    // async-graphql prints no description of the schema itself.
    sdl_without_description().replacen(
        "\nschema {",
        &format!("\n\"\"\"\n{DESCRIPTION}\n\"\"\"\nschema {{"),
        1,
    )
}
