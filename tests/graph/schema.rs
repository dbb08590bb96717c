//! The printed schema, and what Relay requires of it.

mod conventions;
mod descriptions;
mod nullable;

use std::process::Command;

use async_graphql::parser::types::{TypeDefinition, TypeKind};
use pretty_assertions::assert_eq;
use reqwest::Method;

use crate::command::binary;
use crate::schema_sdl::{Graph, named, required_arguments};
use crate::support::{Harness, words};

#[test]
fn the_printed_schema_is_the_committed_one() {
    assert_eq!(include_str!("../../schema.graphql"), gateway::schema::sdl());
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
    let nodes = words(
        "
         AdGroup AssetOwner Campaign CampaignRefreshJob Conversation Customer DebugLog Job Market
         PipelineJob Pixel Place Provider Study SuggestedPrompt SystemPrompt User Vehicle
        ",
    );
    assert_eq!(graph.nodes(), nodes);
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
                "unreadableCount: Int!".to_owned(),
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
            // The lines of a file, in its order.
            if row == "DebugPin" {
                continue;
            }
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
                lookups.push(format!("{}:{}", field.name.node, argument.ty.node));
            }
        }
    }
    let expected = "
        customer:CustomerBy! market:MarketBy! provider:ProviderBy! user:UserBy!
    ";
    assert_eq!(lookups, words(expected));
    let is_one_of = |definition: &TypeDefinition| {
        let mut directives = definition.directives.iter();
        directives.any(|directive| directive.node.name.node == "oneOf")
    };
    let one_of: Vec<&str> = graph
        .types()
        .filter(|(_, definition)| is_one_of(definition))
        .map(|(name, _)| name)
        .collect();
    let expected = "
        CustomerBy MarketBy PixelsOf ProviderBy UserBy
    ";
    assert_eq!(one_of, words(expected));
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
    let own = words(
        "
         AnalyticsFigure AnalyticsInterval AnalyticsMetric AnalyticsView AssetEligibility AttentionActionKind
         AttentionFigureKind AttentionKind AttentionSeverity AttributionTable BackfillJobType CampaignRunJobType
         CampaignStatus DataPartnerCode DatePreset DeveloperTestName DeviceGroup DiagnosticRole FacePosition
         HttpMethod InventoryChange InventoryFileType LiftCautionCode MarketRunJobType NoTestReason OrderDirection
         PipelineCoverageState PipelineJobPhase PipelineJobSource PipelineRunType ProviderHealthStatus ProviderType
         ReportFigure ReportFinalityStatus ReportUnavailableCode SearchKind SearchReason StudyActionKind StudyStepState
         TrackedPage UserErrorCode VehicleProcessing
        ",
    );
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
