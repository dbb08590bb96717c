//! The printed schema: descriptions, nullability, and what Relay requires.

use std::process::Command;

use async_graphql::parser::types::{TypeDefinition, TypeKind};
use pretty_assertions::assert_eq;
use reqwest::Method;
use serde_json::json;

use crate::command::binary;
use crate::printed::{Graph, is_semantically_non_null, named, required_arguments};
use crate::support::Harness;

#[test]
fn the_printed_schema_is_the_committed_one() {
    assert_eq!(include_str!("../../schema.graphql"), gateway::schema::sdl());
}

fn undescribed(name: &str, definition: &TypeDefinition) -> Vec<String> {
    let mut missing = Vec::new();
    let mut check = |path: String, description: Option<&str>| {
        if description.is_none_or(|text| text.trim().len() < 5) {
            missing.push(path);
        }
    };
    let text = |description: &Option<async_graphql::Positioned<String>>| {
        description.as_ref().map(|text| text.node.clone())
    };
    check(name.to_owned(), text(&definition.description).as_deref());
    let fields = match &definition.kind {
        TypeKind::Object(object) => object.fields.as_slice(),
        TypeKind::Interface(interface) => interface.fields.as_slice(),
        _ => &[],
    };
    for field in fields.iter().map(|field| &field.node) {
        let path = format!("{name}.{}", field.name.node);
        check(path.clone(), text(&field.description).as_deref());
        for argument in field.arguments.iter().map(|argument| &argument.node) {
            check(
                format!("{path}({})", argument.name.node),
                text(&argument.description).as_deref(),
            );
        }
    }
    if let TypeKind::Enum(values) = &definition.kind {
        for value in values.values.iter().map(|value| &value.node) {
            check(
                format!("{name}.{}", value.value.node),
                text(&value.description).as_deref(),
            );
        }
    }
    if let TypeKind::InputObject(input) = &definition.kind {
        for field in input.fields.iter().map(|field| &field.node) {
            check(
                format!("{name}.{}", field.name.node),
                text(&field.description).as_deref(),
            );
        }
    }
    missing
}

#[test]
fn everything_is_described() {
    let graph = Graph::read();
    let missing: Vec<String> = graph
        .types()
        .flat_map(|(name, definition)| undescribed(name, definition))
        .collect();
    assert_eq!(missing, Vec::<String>::new());
}

/// Nullable objects and lists that can be null without an error.
const NULL_BY_MEANING: [&str; 107] = [
    "AdGroup.campaign",
    "AssetOwner.defaultMarket",
    "AttributionReport.customer",
    "AttributionReport.measurement",
    "AttributionReport.results",
    "AttributionReport.study",
    "AttributionReport.unavailable",
    "AttributionStudy.campaign",
    "AttributionStudy.customer",
    "AttributionStudy.latestResult",
    "BackfillCheck.error",
    "BillingMetric.campaign",
    "Campaign.customer",
    "CampaignExplorer.campaign",
    "CampaignMarket.market",
    "CampaignRefreshJob.campaign",
    "CampaignRefreshJob.customer",
    "ChangeStudyStatusPayload.study",
    "CheckInventoryFilePayload.file",
    "CheckPixelPayload.pixel",
    "CheckVehicleHealthPayload.customer",
    "CheckVehicleHealthPayload.healthCheck",
    "CheckVehicleHealthPayload.vehicle",
    "Conversation.customer",
    "Conversation.user",
    "ConversationAnalytics.dates",
    "CopyProviderPayload.provider",
    "CreateCustomerPayload.customer",
    "CreatePixelPayload.campaign",
    "CreatePixelPayload.pixel",
    "CreateProviderPayload.provider",
    "CreateRetargetingStudiesPayload.attributionIds",
    "CreateUserPayload.user",
    "Customer.deviceDateRange",
    "DebugLog.user",
    "DebugLogDetails.customer",
    "DiagnoseConversationPayload.reply",
    "ExportStudyPayload.job",
    "Frame.site",
    "ImpressionComparison.market",
    "Interaction.feedback",
    "Job.report",
    "Job.request",
    "Job.study",
    "JobRequest.campaign",
    "JobRequest.customer",
    "JobRequest.dates",
    "JobRequest.pixel",
    "LiftConfidence.differenceInterval",
    "Market.debugPinFile",
    "Market.newestProcessingJob",
    "MarketRunOutcome.error",
    "PipelineJob.market",
    "PipelineJobSources.missing",
    "PipelineTally.market",
    "Pixel.campaign",
    "Pixel.customer",
    "ProcessingJob.market",
    "Provider.customer",
    "Query.assetOwner",
    "Query.attributionReport",
    "Query.campaign",
    "Query.conversation",
    "Query.customer",
    "Query.debugLog",
    "Query.job",
    "Query.market",
    "Query.node",
    "Query.pixel",
    "Query.place",
    "Query.provider",
    "Query.sandbox",
    "Query.study",
    "Query.suggestedPrompt",
    "Query.systemPrompt",
    "Query.user",
    "RefreshJobPayload.job",
    "RerunPipelineJobPayload.job",
    "RunCampaignRefreshJobPayload.job",
    "RunDeveloperTestPayload.outcome",
    "RunPixelsJobPayload.job",
    "RunStudyPayload.job",
    "RunStudyPayload.study",
    "SaveAssetOwnerPayload.assetOwner",
    "SaveMarketGeoJsonPayload.market",
    "SaveStudyCutsPayload.study",
    "SaveStudyPlacesPayload.study",
    "SavedReport.customer",
    "SetFaultPayload.fault",
    "SignInPayload.viewer",
    "SubmitBackfillPayload.submission",
    "SupportedAssetsCriteria.customer",
    "UnlockProviderPayload.provider",
    "UpdateCampaignMetadataPayload.customer",
    "UpdateCustomerPayload.customer",
    "UpdatePixelPayload.campaign",
    "UpdatePixelPayload.pixel",
    "UpdateProviderPayload.provider",
    "UpdateStudyPayload.study",
    "UpdateUserPayload.user",
    "UploadInventoryPayload.upload",
    "UsedSystemPrompt.systemPrompt",
    "User.customer",
    "UserError.path",
    "Vehicle.customer",
    "Vehicle.provider",
    "Viewer.customer",
];

#[test]
fn a_nullable_object_or_list_is_semantically_non_null_unless_listed_here() {
    let graph = Graph::read();
    let mut null_by_meaning = Vec::new();
    for type_name in graph.objects() {
        for field in graph.fields(type_name) {
            let ty = &field.ty.node;
            let is_list = ty.to_string().starts_with('[');
            if (is_list || graph.is_composite(named(ty)))
                && ty.nullable
                && !is_semantically_non_null(field)
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
    assert_eq!(null_by_meaning, NULL_BY_MEANING);
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
    assert_eq!(
        non_null,
        [
            "assetIdList",
            "backfillCheck",
            "backfillJobTypes",
            "campaignExplorer",
            "console",
            "conversationDiagnostics",
            "dataPartners",
            "developerTests",
            "geoJsonCheck",
        ]
    );
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

fn signature(graph: &Graph, type_name: &str) -> Vec<String> {
    let fields = graph.fields(type_name);
    let mut signature: Vec<String> = fields
        .iter()
        .map(|field| format!("{}: {}", field.name.node, field.ty.node))
        .collect();
    signature.sort_unstable();
    signature
}

#[test]
fn objects_are_identified_as_relay_requires() {
    let graph = Graph::read();
    assert_eq!(signature(&graph, "Node"), ["id: ID!"]);
    assert_eq!(
        graph.nodes(),
        [
            "AdGroup",
            "AssetOwner",
            "AttributionStudy",
            "Campaign",
            "CampaignRefreshJob",
            "Conversation",
            "Customer",
            "DebugLog",
            "Job",
            "Market",
            "PipelineJob",
            "Pixel",
            "Place",
            "Provider",
            "SuggestedPrompt",
            "SystemPrompt",
            "User",
            "Vehicle"
        ]
    );
    for node in graph.nodes() {
        assert_eq!(graph.field(node, "id").ty.node.to_string(), "ID!", "{node}");
    }
    let node = graph.field("Query", "node");
    assert_eq!(
        (node.ty.node.to_string(), required_arguments(node)),
        ("Node".to_owned(), vec!["id"])
    );
    assert_eq!(required_arguments(graph.field("Query", "nodes")), ["ids"]);
}

#[test]
fn connections_and_edges_are_as_relay_requires() {
    let graph = Graph::read();
    assert_eq!(
        signature(&graph, "PageInfo"),
        [
            "endCursor: String",
            "hasNextPage: Boolean!",
            "hasPreviousPage: Boolean!",
            "startCursor: String"
        ]
    );
    let mut connections = 0;
    for type_name in graph.objects() {
        let Some(row) = type_name.strip_suffix("Connection") else {
            continue;
        };
        connections += 1;
        assert_eq!(
            signature(&graph, type_name),
            [
                format!("edges: [{row}Edge!]!"),
                format!("nodes: [{row}!]!"),
                "pageInfo: PageInfo!".to_owned(),
                "totalCount: Int!".to_owned(),
            ]
        );
        assert_eq!(
            signature(&graph, &format!("{row}Edge")),
            ["cursor: String!".to_owned(), format!("node: {row}!")]
        );
    }
    assert!(connections >= 6, "{connections}");
    for type_name in graph.objects() {
        for field in graph.fields(type_name) {
            if !named(&field.ty.node).ends_with("Connection") {
                continue;
            }
            let arguments: Vec<String> = field
                .arguments
                .iter()
                .map(|argument| format!("{}: {}", argument.node.name.node, argument.node.ty.node))
                .collect();
            for paging in ["after: String", "before: String", "first: Int", "last: Int"] {
                assert!(
                    arguments.iter().any(|argument| argument == paging),
                    "{type_name}.{}",
                    field.name.node
                );
            }
        }
    }
}

#[test]
fn every_connection_can_be_filtered_and_sorted() {
    let graph = Graph::read();
    for type_name in graph.objects() {
        for field in graph.fields(type_name) {
            let Some(row) = named(&field.ty.node).strip_suffix("Connection") else {
                continue;
            };
            let mut arguments: Vec<String> = field
                .arguments
                .iter()
                .filter(|argument| argument.node.ty.node.nullable)
                .map(|argument| format!("{}: {}", argument.node.name.node, argument.node.ty.node))
                .collect();
            arguments.sort_unstable();
            assert_eq!(
                arguments,
                [
                    "after: String".to_owned(),
                    "before: String".to_owned(),
                    format!("filter: {row}Filter"),
                    "first: Int".to_owned(),
                    "last: Int".to_owned(),
                    format!("orderBy: {row}Order"),
                ],
                "{type_name}.{}",
                field.name.node
            );
        }
    }
}

#[test]
fn an_object_is_looked_up_by_exactly_one_of_its_keys() {
    let graph = Graph::read();
    let mut lookups = Vec::new();
    for field in graph.fields("Query") {
        for argument in field.arguments.iter().map(|argument| &argument.node) {
            if argument.name.node == "by" {
                lookups.push(format!("{}: {}", field.name.node, argument.ty.node));
            }
        }
    }
    assert_eq!(
        lookups,
        [
            "assetOwner: AssetOwnerBy!",
            "campaign: CampaignBy!",
            "conversation: ConversationBy!",
            "customer: CustomerBy!",
            "market: MarketBy!",
            "pixel: PixelBy!",
            "place: PlaceBy!",
            "provider: ProviderBy!",
            "study: AttributionStudyBy!",
            "suggestedPrompt: SuggestedPromptBy!",
            "systemPrompt: SystemPromptBy!",
            "user: UserBy!",
        ]
    );
    let is_one_of = |definition: &TypeDefinition| {
        let mut directives = definition.directives.iter();
        directives.any(|directive| directive.node.name.node == "oneOf")
    };
    let one_of: Vec<&str> = graph
        .types()
        .filter(|(_, definition)| is_one_of(definition))
        .map(|(name, _)| name)
        .collect();
    assert_eq!(
        one_of,
        [
            "AssetOwnerBy",
            "AttributionStudyBy",
            "CampaignBy",
            "ConversationBy",
            "CustomerBy",
            "MarketBy",
            "PixelBy",
            "PixelsOf",
            "PlaceBy",
            "ProviderBy",
            "SuggestedPromptBy",
            "SystemPromptBy",
            "UserBy"
        ]
    );
}

#[test]
fn every_scalar_of_its_own_says_where_it_is_specified() {
    let graph = Graph::read();
    let scalars: Vec<(&str, Vec<String>)> = graph
        .types()
        .filter(|(_, definition)| matches!(definition.kind, TypeKind::Scalar))
        .map(|(name, definition)| {
            let directives = definition.directives.iter().map(|directive| {
                let url = directive.node.get_argument("url");
                let url = url.map(|url| url.node.to_string()).unwrap_or_default();
                format!("{} {url}", directive.node.name.node)
            });
            (name, directives.collect())
        })
        .collect();
    let specified = |url: &str| vec![format!("specifiedBy \"{url}\"")];
    assert_eq!(
        scalars,
        [
            (
                "Date",
                specified("https://scalars.graphql.org/andimarek/local-date.html")
            ),
            (
                "DateTime",
                specified("https://www.rfc-editor.org/rfc/rfc3339#section-5.6")
            ),
            (
                "Upload",
                specified("https://github.com/jaydenseric/graphql-multipart-request-spec")
            ),
        ]
    );
}

/// The text above `schema` in `schema.graphql`.
fn description() -> &'static str {
    let text = include_str!("../../schema.graphql");
    let (before, _) = text.split_once("\n\"\"\"\nschema {").unwrap();
    before.rsplit_once("\"\"\"\n").unwrap().1
}

#[tokio::test]
async fn introspection_describes_the_schema_in_the_gateways_own_words() {
    let harness = Harness::start().await;
    assert!(description().starts_with("Marquee's graph: "));
    for (query, expected) in [
        (
            "{ __schema { description } }",
            json!({ "__schema": { "description": description() } }),
        ),
        (
            "{ schema: __schema { text: description } }",
            json!({ "schema": { "text": description() } }),
        ),
        (
            "{ __typename __schema { ...Text queryType { name } } } fragment Text on __Schema { description }",
            json!({
                "__typename": "Query",
                "__schema": {
                    "description": description(),
                    "queryType": { "name": "Query" },
                },
            }),
        ),
    ] {
        assert_eq!(
            harness.graphql(query, json!({})).await,
            json!({ "data": expected })
        );
    }
    let query = "{ __schema { directives { name description args { name description } } } }";
    let answer = harness.graphql(query, json!({})).await;
    for directive in answer["data"]["__schema"]["directives"].as_array().unwrap() {
        let arguments = directive["args"].as_array().unwrap();
        for described in [directive].into_iter().chain(arguments) {
            assert!(described["description"].is_string(), "{directive}");
        }
    }
    let query = "{ __schema { types { name description } description } }";
    let answer = harness.graphql(query, json!({})).await;
    let schema = &answer["data"]["__schema"];
    assert_eq!(schema["description"], description());
    let types = schema["types"].as_array().unwrap();
    let date_time = types.iter().find(|ty| ty["name"] == "DateTime").unwrap();
    assert_ne!(date_time["description"], description());
    assert!(types.len() > 100, "{}", types.len());
    harness.stop().await;
}

#[tokio::test]
async fn introspection_says_where_a_scalar_is_specified_and_what_takes_one_field() {
    let harness = Harness::start().await;
    let query = "{
  date: __type(name: \"Date\") { specifiedByURL }
  time: __type(name: \"DateTime\") { specifiedByURL }
  by: __type(name: \"CustomerBy\") { isOneOf inputFields { name } }
  input: __type(name: \"CreatePixelInput\") { isOneOf }
}";
    assert_eq!(
        harness.graphql(query, json!({})).await,
        json!({ "data": {
            "date": { "specifiedByURL": "https://scalars.graphql.org/andimarek/local-date.html" },
            "time": { "specifiedByURL": "https://www.rfc-editor.org/rfc/rfc3339#section-5.6" },
            "by": { "isOneOf": true, "inputFields": [{ "name": "customerId" }, { "name": "slug" }] },
            "input": { "isOneOf": false },
        } })
    );
    harness.stop().await;
}

#[tokio::test]
async fn the_schema_is_served_as_the_command_prints_it() {
    let harness = Harness::start().await;
    let response = harness
        .request(Method::GET, "/schema.graphql")
        .send()
        .await
        .unwrap();
    assert_eq!(response.status(), 200);
    assert_eq!(
        response.headers()["content-type"],
        "application/graphql; charset=utf-8"
    );
    let served = response.text().await.unwrap();
    let printed = Command::new(binary()).arg("schema").output().unwrap();
    assert_eq!(served, String::from_utf8(printed.stdout).unwrap());
    assert_eq!(served, include_str!("../../schema.graphql"));
    let response = harness
        .request(Method::POST, "/schema.graphql")
        .send()
        .await
        .unwrap();
    assert_eq!(response.status(), 405);
    harness.stop().await;
}

#[test]
fn a_mutation_has_one_input_and_a_payload_with_errors() {
    let graph = Graph::read();
    for field in graph.fields("Mutation") {
        let name = field.name.node.as_str();
        let mut type_name = name.to_owned();
        type_name[..1].make_ascii_uppercase();
        let arguments: Vec<String> = field
            .arguments
            .iter()
            .map(|argument| format!("{}: {}", argument.node.name.node, argument.node.ty.node))
            .collect();
        // There is nothing to say to these.
        if ["signOut", "testBackfillConnection"].contains(&name) {
            assert_eq!(arguments, [""; 0]);
        } else {
            assert_eq!(arguments, [format!("input: {type_name}Input!")]);
        }
        assert_eq!(field.ty.node.to_string(), format!("{type_name}Payload"));
        let errors = graph.field(&format!("{type_name}Payload"), "errors");
        assert_eq!(errors.ty.node.to_string(), "[UserError!]!", "{name}");
    }
}

#[test]
fn no_password_and_no_token_can_be_read() {
    let graph = Graph::read();
    let mut secrets = Vec::new();
    for type_name in graph.objects() {
        for field in graph.fields(type_name) {
            let name = field.name.node.to_lowercase();
            // Flags such as `isSecret` are not secrets themselves, and neither are numbers such as `totalTokens`.
            if ["Boolean", "Float", "Int"].contains(&named(&field.ty.node)) {
                continue;
            }
            if name.contains("password") || name.contains("token") || name.contains("secret") {
                secrets.push(format!("{type_name}.{}", field.name.node));
            }
        }
    }
    assert_eq!(secrets, ["SignInPayload.token"]);
}

#[test]
fn an_enum_of_a_services_values_has_unrecognized() {
    let graph = Graph::read();
    // Enums whose values the gateway decides.
    let own = [
        "AnalyticsFigure",
        "AnalyticsMetric",
        "AnalyticsView",
        "AssetEligibility",
        "AttributionTable",
        "BackfillJobType",
        "CampaignRunJobType",
        "CampaignStatus",
        "DataPartnerCode",
        "DatePreset",
        "DecisionCode",
        "DeveloperTestName",
        "DeviceGroup",
        "DiagnosticRole",
        "FacePosition",
        "HttpMethod",
        "InventoryFileType",
        "MarketRunJobType",
        "NoTestReason",
        "OrderDirection",
        "PipelineJobPhase",
        "PipelineJobSource",
        "PipelineRunType",
        "ProviderHealthStatus",
        "ProviderType",
        "ReportUnavailableCode",
        "StudyActionKind",
        "TrackedPage",
        "UserErrorCode",
        "VehicleProcessing",
    ];
    for (name, definition) in graph.types() {
        if let TypeKind::Enum(values) = &definition.kind {
            let is_own = own.contains(&name) || name.ends_with("OrderField");
            let knows = values
                .values
                .iter()
                .any(|value| value.node.value.node == "UNRECOGNIZED");
            assert_eq!(knows, !is_own, "{name}");
        }
    }
}
