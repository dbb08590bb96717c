//! The schema: the root fields of all areas, and the interface `Node`.

use std::sync::LazyLock;

use async_graphql::{
    Context, ID, Interface, MergedObject, MergedSubscription, SDLExportOptions, SchemaBuilder,
    ValidationMode,
};
use gateway_macros::object;

use crate::areas::ai_debug_logs::{AiDebugLogsQuery, DebugLog, DebugLogOrderField};
use crate::areas::ai_insights::{
    AiInsightsMutation, AiInsightsQuery, Conversation, ConversationOrderField, Interaction,
    InteractionOrderField, SuggestedPrompt, SuggestedPromptOrderField, SystemPrompt,
    SystemPromptOrderField,
};
use crate::areas::asset_owners::{
    AssetOwner, AssetOwnerOrderField, AssetOwnersMutation, AssetOwnersQuery,
};
use crate::areas::attribution::{
    AttributionMutation, AttributionQuery, AttributionReportQuery, AttributionStudy,
    AttributionStudyOrderField, Place, PlaceOrderField, StudyPlace, StudyPlaceOrderField,
};
use crate::areas::backfill::{BackfillMutation, BackfillQuery};
use crate::areas::campaign_explorer::CampaignExplorerQuery;
use crate::areas::campaigns::{
    AdGroup, AdGroupAsset, AdGroupAssetOrderField, Campaign, CampaignOrderField, CampaignsMutation,
    CampaignsQuery,
};
use crate::areas::customers::{
    BillingMetric, BillingMetricOrderField, Customer, CustomerOrderField, CustomersMutation,
    CustomersQuery, SavedReport, SavedReportOrderField, User, UserOrderField,
};
use crate::areas::dev::{DevMutation, DevQuery};
use crate::areas::devices::DevicesQuery;
use crate::areas::frames::{Frame, FrameOrderField};
use crate::areas::jobs::{Job, JobOrderField, JobsMutation, JobsQuery};
use crate::areas::markets::{Market, MarketOrderField, MarketsMutation, MarketsQuery};
use crate::areas::pipeline::{
    CampaignRefreshJob, CampaignRefreshJobOrderField, DebugPin, PipelineJob, PipelineJobOrderField,
    PipelineMutation, PipelineQuery, PipelineSubscription, PipelineTally, PipelineTallyOrderField,
    ProcessingJob, ProcessingJobOrderField, WarehouseQuery, WarehouseQueryOrderField,
};
use crate::areas::pixels::{
    Pixel, PixelOrderField, PixelRequest, PixelRequestOrderField, PixelsMutation, PixelsQuery,
};
use crate::areas::providers::{Provider, ProviderOrderField, ProvidersMutation, ProvidersQuery};
use crate::areas::shell::{ShellMutation, ShellQuery};
use crate::areas::uploads::UploadsMutation;
use crate::areas::validations::{SupportedAsset, SupportedAssetOrderField, ValidationsQuery};
use crate::areas::vehicles::{Vehicle, VehicleOrderField, VehiclesMutation, VehiclesQuery};
use crate::error::{Error, Field, Result, nullable_field};
use crate::graph::connection::{Connection, Edge};
use crate::graph::global_id::{self, Entity, GlobalKey};
use crate::graph::order::Order;
use crate::session::{Session, session};

/// Defines the interface `Node` for the types with a global id.
macro_rules! nodes {
    ($($(#[doc = $doc:literal])* $type:ident),* $(,)?) => {
        /// An object that can be read by its id.
        #[derive(Interface)]
        #[graphql(field(name = "id", ty = "ID", desc = "Opaque global id, for `node(id:)` and client caches."))]
        pub enum Node {
            $($(#[doc = $doc])* $type($type),)*
        }

        async fn find(session: &Session, id: &ID) -> Result<Option<Node>> {
            let (type_name, key) = global_id::parse(id)?;
            match type_name.as_str() {
                $(<$type>::TYPE_NAME => {
                    let key = GlobalKey::parse(&key)?;
                    Ok(<$type>::find(session, key).await?.map(Node::$type))
                })*
                _ => Err(global_id::invalid_id()),
            }
        }
    };
}

nodes! {
    /// A customer.
    Customer,
    /// A user.
    User,
    /// A market.
    Market,
    /// A campaign.
    Campaign,
    /// An ad group.
    AdGroup,
    /// A vehicle.
    Vehicle,
    /// A pixel.
    Pixel,
    /// A job.
    Job,
    /// A provider.
    Provider,
    /// An asset owner.
    AssetOwner,
    /// An attribution study.
    AttributionStudy,
    /// A place.
    Place,
    /// A job of a market.
    PipelineJob,
    /// A refresh job of a campaign.
    CampaignRefreshJob,
    /// A debug log.
    DebugLog,
    /// A system prompt.
    SystemPrompt,
    /// A suggested prompt.
    SuggestedPrompt,
    /// A conversation with the AI assistant.
    Conversation,
}

/// The most ids of one `nodes`.
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

/// Everything staff can read. A field is null if its call to a service fails, and an error has the reason; other
/// fields are not affected.
#[derive(Default, MergedObject)]
pub struct Query(
    NodeQuery,
    ShellQuery,
    CustomersQuery,
    CampaignsQuery,
    VehiclesQuery,
    MarketsQuery,
    PixelsQuery,
    JobsQuery,
    ProvidersQuery,
    AssetOwnersQuery,
    AttributionQuery,
    AttributionReportQuery,
    PipelineQuery,
    BackfillQuery,
    DevicesQuery,
    ValidationsQuery,
    CampaignExplorerQuery,
    AiDebugLogsQuery,
    AiInsightsQuery,
    DevQuery,
);

/// Everything staff can change. Errors that the user can act on are in the payload's `errors`.
#[derive(Default, MergedObject)]
pub struct Mutation(
    ShellMutation,
    CustomersMutation,
    CampaignsMutation,
    VehiclesMutation,
    PixelsMutation,
    JobsMutation,
    ProvidersMutation,
    MarketsMutation,
    AssetOwnersMutation,
    AttributionMutation,
    UploadsMutation,
    PipelineMutation,
    BackfillMutation,
    AiInsightsMutation,
    DevMutation,
);

/// What changes while someone watches it, over a WebSocket (graphql-transport-ws).
#[derive(Default, MergedSubscription)]
pub struct Subscription(PipelineSubscription);

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

/// Describes the pages, edges and orders of each kind of list by its rows: they are generic, and would otherwise all
/// have the same description.
macro_rules! describe_lists {
    ($builder:expr, $($row:ty, $order:ty: $one:literal, $many:literal;)*) => {
        $builder
            $(.override_output_type_description::<Connection<$row>>(concat!("A page of ", $many, "."))
            .override_output_type_description::<Edge<$row>>(concat!($one, " in a page, with its cursor."))
            .override_input_type_description::<Order<$order>>(concat!("How a list of ", $many, " is sorted.")))*
    };
}

/// The schema, to be finished. The request pipeline enforces the limits and validates, so async-graphql's own checks
/// are off as far as they can be.
pub fn builder() -> SchemaBuilder<Query, Mutation, Subscription> {
    let builder = Schema::build(
        Query::default(),
        Mutation::default(),
        Subscription::default(),
    )
    .disable_suggestions()
    .validation_mode(ValidationMode::Fast)
    .limit_recursive_depth(64);
    describe_lists! {
        builder,
        AdGroupAsset, AdGroupAssetOrderField: "An asset", "assets";
        AssetOwner, AssetOwnerOrderField: "An asset owner", "asset owners";
        AttributionStudy, AttributionStudyOrderField: "An attribution study", "attribution studies";
        BillingMetric, BillingMetricOrderField: "The billing figures of a campaign", "billing figures";
        Campaign, CampaignOrderField: "A campaign", "campaigns";
        CampaignRefreshJob, CampaignRefreshJobOrderField: "A refresh job of a campaign", "refresh jobs of campaigns";
        Conversation, ConversationOrderField: "A conversation", "conversations";
        Customer, CustomerOrderField: "A customer", "customers";
        DebugLog, DebugLogOrderField: "A debug log", "debug logs";
        Frame, FrameOrderField: "A frame", "frames";
        Interaction, InteractionOrderField: "A turn of a conversation", "turns of a conversation";
        Job, JobOrderField: "A job", "jobs";
        Market, MarketOrderField: "A market", "markets";
        PipelineJob, PipelineJobOrderField: "A job of a market", "jobs of markets";
        PipelineTally, PipelineTallyOrderField: "The counts of the jobs of a market", "counts of the jobs of markets";
        Pixel, PixelOrderField: "A pixel", "pixels";
        PixelRequest, PixelRequestOrderField: "A request of a pixel", "requests of a pixel";
        Place, PlaceOrderField: "A place", "places";
        ProcessingJob, ProcessingJobOrderField: "A processing job", "processing jobs";
        Provider, ProviderOrderField: "A provider", "providers";
        SavedReport, SavedReportOrderField: "A saved report", "saved reports";
        StudyPlace, StudyPlaceOrderField: "A place that a study can select", "places that a study can select";
        SuggestedPrompt, SuggestedPromptOrderField: "A suggested prompt", "suggested prompts";
        SystemPrompt, SystemPromptOrderField: "A system prompt", "system prompts";
        SupportedAsset, SupportedAssetOrderField: "An asset that was checked", "assets that were checked";
        User, UserOrderField: "A user", "users";
        Vehicle, VehicleOrderField: "A vehicle", "vehicles";
        WarehouseQuery, WarehouseQueryOrderField: "A query of the warehouse", "queries of the warehouse";
    }
    .override_output_type_description::<Connection<DebugPin>>(
        "A page of devices that were seen.",
    )
    .override_output_type_description::<Edge<DebugPin>>(
        "A device that was seen in a page, with its cursor.",
    )
}

/// The schema as text, which async-graphql can parse: sorted, and the same bytes on every run.
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
