//! What can be null, and whether that is a failure.

use async_graphql::parser::types::TypeKind;
use pretty_assertions::assert_eq;

use crate::schema_sdl::{Graph, is_semantically_non_null, named};
use crate::support::words;

/// Nullable objects and lists that can be null without an error, besides those of payloads, outcomes and lookups.
const NULL_BY_MEANING: &str = "
    AdGroup.campaign AdGroupAsset.vehicle AssetOwner.defaultMarket AttentionItem.action AttentionItem.node
    AttributionReport.customer AttributionReport.interim AttributionReport.measurement AttributionReport.results
    AttributionReport.study AttributionReport.unavailable BackfillCheck.error BillingMetric.campaign Campaign.customer
    CampaignExplorer.campaign CampaignMarket.market CampaignRefreshJob.campaign CampaignRefreshJob.customer
    Conversation.customer Conversation.user ConversationAnalytics.dates Customer.deviceDateRange DebugLog.user
    DebugLogDetails.conversation DebugLogDetails.customer Frame.site ImpressionComparison.market Interaction.feedback Job.report Job.request
    Job.study JobRequest.campaign JobRequest.customer JobRequest.dates JobRequest.pixel
    LiftConfidence.differenceInterval Market.debugPinFile Market.newestProcessingJob PipelineCoverage.missingJobs
    PipelineJob.completedBy PipelineJob.market PipelineJobSources.missing PipelineTally.market Pixel.campaign Pixel.customer
    ProcessingJob.market Provider.customer Query.node Query.sandbox SavedReport.customer
    Study.campaign Study.customer Study.latestResult     SupportedAssetsCriteria.customer UsedSystemPrompt.systemPrompt User.customer UserError.path Vehicle.customer
    Vehicle.provider Viewer.customer
";

#[test]
fn a_nullable_object_or_list_is_semantically_non_null_unless_listed_here() {
    let graph = Graph::read();
    let mut null_by_meaning = Vec::new();
    for type_name in graph.objects() {
        for field in graph.fields(type_name) {
            let ty = &field.ty.node;
            let is_list = ty.to_string().starts_with('[');
            let is_key = |name: &str| name == "by" || name.ends_with("Id");
            let mut arguments = field.arguments.iter();
            let is_lookup =
                type_name == "Query" && arguments.any(|argument| is_key(&argument.node.name.node));
            if (is_list || graph.is_composite(named(ty)))
                && ty.nullable
                && !is_semantically_non_null(field)
                && !type_name.ends_with("Payload")
                && !type_name.ends_with("Outcome")
                && !is_lookup
            {
                null_by_meaning.push(format!("{type_name}.{}", field.name.node));
            }
            assert!(
                ty.nullable || !is_semantically_non_null(field),
                "{type_name}.{} is non-null and marked @semanticNonNull",
                field.name.node
            );
        }
    }
    assert_eq!(null_by_meaning, words(NULL_BY_MEANING));
}

#[test]
fn every_root_field_that_calls_a_service_is_nullable() {
    let graph = Graph::read();
    let non_null: Vec<&str> = graph
        .fields("Query")
        .into_iter()
        .filter(|field| !field.ty.node.nullable)
        .map(|field| field.name.node.as_str())
        .collect();
    // These make no call.
    let expected = "
        backfillCheck backfillJobTypes campaignExplorer console conversationDiagnostics dataPartners developer
        inventoryFileTypes
    ";
    assert_eq!(non_null, words(expected));
    // Each item is nullable too.
    assert_eq!(graph.field("Query", "nodes").ty.node.to_string(), "[Node]");
    for field in graph.fields("Mutation") {
        assert!(
            field.ty.node.nullable && is_semantically_non_null(field),
            "{}",
            field.name.node
        );
    }
}

#[test]
fn a_nullable_scalar_describes_when_it_is_null() {
    let graph = Graph::read();
    let mut silent = Vec::new();
    for (type_name, definition) in graph.types() {
        if !matches!(definition.kind, TypeKind::Object(_)) {
            continue;
        }
        for field in graph.fields(type_name) {
            let text = field
                .description
                .as_ref()
                .map_or("", |text| text.node.as_str());
            let is_scalar = !graph.is_composite(named(&field.ty.node));
            if is_scalar
                && field.ty.node.nullable
                && !text.contains("null")
                && !is_semantically_non_null(field)
            {
                silent.push(format!("{type_name}.{}", field.name.node));
            }
        }
    }
    assert_eq!(silent, Vec::<String>::new());
}
