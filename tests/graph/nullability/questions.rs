//! Every root field and every type of node, with all fields below it.

use crate::schema_sdl::{Graph, is_semantically_non_null, named, required_arguments};

/// How many levels of objects are selected.
const DEPTH: usize = 2;

/// The fields of objects in whose results failures are data. They have cases of their own.
const FAILURES_ARE_DATA: [(&str, &str); 5] = [
    ("AdGroup", "supportedAssets"),
    ("Customer", "attention"),
    ("Customer", "attentionCounts"),
    ("Customer", "attentionFigures"),
    ("Developer", "serviceCalls"),
];

/// An object of each type to start from.
pub(crate) const NODES: [(&str, &str); 18] = [
    ("AdGroup", "QWRHcm91cDozOjQ6OTI"),
    ("AssetOwner", "QXNzZXRPd25lcjo4"),
    ("Campaign", "Q2FtcGFpZ246NA"),
    ("CampaignRefreshJob", "Q2FtcGFpZ25SZWZyZXNoSm9iOjkx"),
    ("Conversation", "Q29udmVyc2F0aW9uOmMtNDA"),
    ("Customer", "Q3VzdG9tZXI6Mw"),
    ("DebugLog", "RGVidWdMb2c6ZC00OTk5"),
    ("Job", "Sm9iOjE4MDI"),
    ("Market", "TWFya2V0OjI"),
    ("PipelineJob", "UGlwZWxpbmVKb2I6MTAwMQ"),
    ("Pixel", "UGl4ZWw6MzE"),
    ("Place", "UGxhY2U6NjEw"),
    ("Provider", "UHJvdmlkZXI6NQ"),
    ("Study", "U3R1ZHk6NTI"),
    ("SuggestedPrompt", "U3VnZ2VzdGVkUHJvbXB0Ojc"),
    ("SystemPrompt", "U3lzdGVtUHJvbXB0OjY"),
    ("User", "VXNlcjox"),
    ("Vehicle", "VmVoaWNsZTozOjk2NQ"),
];

/// The arguments of a field that requires some.
fn arguments(type_name: &str, field: &str) -> Option<&'static str> {
    Some(match (type_name, field) {
        ("Developer", "assetIdList") => "text: \"101, x12\"",
        ("Query", "adGroup") => "campaignId: 4, adGroupId: 92",
        ("Query", "assetOwner") => "assetOwnerId: 8",
        ("Query", "attributionReport") => "jobId: \"1801\"",
        ("Query", "backfillCheck") => "input: {}",
        ("Query", "billingMetrics") => "customerIds: [3]",
        ("Query", "campaign") => "campaignId: 4",
        ("Market", "debugPinFile") => "key: \"Sample\"",
        ("Query", "conversation") => "conversationId: \"c-40\"",
        ("Query", "createPipelineJobsPlan") => {
            "input: { marketIds: [2], startDate: \"2025-03-12\" }"
        }
        ("Query", "customer") => "by: { slug: \"harbor-transit\" }",
        ("Developer", "dateRange") => {
            "dates: { preset: CUSTOM, from: \"2025-03-11\", to: \"2025-03-12\" }"
        }
        ("Query", "campaignRefreshJob") => "refreshJobId: \"91\"",
        ("Query", "debugLog") => "debugId: \"d-4999\"",
        ("Query", "deviceSearch") => {
            "input: { customerId: 3, campaignIds: [4], \
             dates: { preset: CUSTOM, from: \"2025-03-11\", to: \"2025-03-12\" } }"
        }
        ("Developer", "geoJsonCheck") => "text: \"{}\"",
        ("Market", "impressionComparison") => "dates: { preset: LAST_7_DAYS }",
        ("Query", "impressionComparison") => "marketId: 2, dates: { preset: LAST_7_DAYS }",
        ("Query", "job") => "jobId: \"1802\"",
        ("Query", "market") => "by: { hash: \"d4f1c2\" }",
        ("Developer", "normSInv") => "p: 0.975",
        ("Query", "pipelineJob") => "pipelineJobId: \"1001\"",
        ("Query", "pixel") => "pixelId: 31",
        ("Query", "pixels") => "of: { campaignIds: [4] }",
        ("Query", "place") => "placeId: \"610\"",
        ("Query", "provider") => "by: { providerId: 5 }",
        ("Query", "resolve") => "reference: \"/app/customer/harbor-transit\"",
        ("Query", "search") => "text: \"harbor\", first: 2",
        ("Query", "runMarketsPlan") => {
            "input: { startDate: \"2025-03-12\", only: [{ marketId: 2, date: \"2025-03-12\" }] }"
        }
        ("Query", "runStationaryCampaignPlan") => {
            "input: { campaignId: 9, startDate: \"2025-03-12\" }"
        }
        ("Query", "study") => "studyId: 52",
        ("Query", "suggestedPrompt") => "suggestedPromptId: 7",
        ("Query", "supportedAssetsCheck") => {
            "input: { customerId: 3, adGroupId: 93, assetOwner: \"Harbor Media\", assetIds: [901, 902] }"
        }
        ("Query", "systemPrompt") => "systemPromptId: 6",
        ("Query", "vehicle") => "customerId: 3, assetId: 965",
        ("Query", "user") => "by: { userId: 15 }",
        ("AttributionResults", "csv") => "table: LIFT",
        ("CampaignExplorer", "campaign") => "campaignId: 4, customerId: 3",
        ("Study", "statusChange") => "to: APPROVED",
        ("Pixel", "requests") => "dates: { preset: LAST_7_DAYS }",
        _ => return None,
    })
}

/// A field to select, with its selection.
pub(super) struct Asked {
    pub(super) field: String,
    arguments: String,
    /// Whether it is null only if it failed.
    pub(super) is_semantically_non_null: bool,
    /// The type to select on, if the field returns an interface.
    fragment: Option<String>,
    pub(super) below: Vec<Asked>,
}

impl Asked {
    pub(super) fn text(&self) -> String {
        let Self {
            field,
            arguments,
            fragment,
            below,
            ..
        } = self;
        let arguments = if arguments.is_empty() {
            String::new()
        } else {
            format!("({arguments})")
        };
        if below.is_empty() {
            return format!("{field}{arguments}");
        }
        let below: Vec<String> = below.iter().map(Self::text).collect();
        let below = below.join(" ");
        match fragment {
            Some(fragment) => format!("{field}{arguments} {{ ... on {fragment} {{ {below} }} }}"),
            None => format!("{field}{arguments} {{ {below} }}"),
        }
    }
}

/// All fields of a type, except objects of types that are already selected above.
fn below(graph: &Graph, type_name: &str, depth: usize, above: &mut Vec<String>) -> Vec<Asked> {
    let mut asked = Vec::new();
    above.push(type_name.to_owned());
    for field in graph.fields(type_name) {
        let name = field.name.node.as_str();
        let inner = named(&field.ty.node);
        let is_composite = graph.is_composite(inner);
        // Rows are selected as nodes. Edges have the same rows.
        let is_twice = name == "edges" && type_name.ends_with("Connection");
        let step = usize::from(!inner.ends_with("Connection") && name != "pageInfo");
        if is_twice
            || FAILURES_ARE_DATA.contains(&(type_name, name))
            || above.iter().any(|type_name| type_name == inner)
            || (is_composite && depth < step)
        {
            continue;
        }
        let arguments = arguments(type_name, name);
        assert!(
            arguments.is_some() || required_arguments(field).is_empty(),
            "{type_name}.{name} needs arguments"
        );
        let mut arguments = arguments.unwrap_or_default().to_owned();
        if inner.ends_with("Connection") {
            arguments = format!("{arguments} first: 2").trim().to_owned();
        }
        let below = if is_composite {
            below(graph, inner, depth - step, above)
        } else {
            Vec::new()
        };
        if is_composite && below.is_empty() {
            continue;
        }
        asked.push(Asked {
            field: name.to_owned(),
            arguments,
            is_semantically_non_null: is_semantically_non_null(field),
            fragment: None,
            below,
        });
    }
    above.pop();
    asked
}

/// Each type of node and each root field, with all fields below it.
pub(super) fn questions(graph: &Graph) -> Vec<Asked> {
    let roots = below(graph, "Query", DEPTH, &mut vec!["Node".to_owned()]);
    let types: Vec<&str> = NODES.iter().map(|(type_name, _)| *type_name).collect();
    assert_eq!(graph.nodes(), types);
    let nodes = NODES.map(|(type_name, id)| Asked {
        field: "node".to_owned(),
        arguments: format!("id: \"{id}\""),
        is_semantically_non_null: false,
        fragment: Some(type_name.to_owned()),
        below: below(graph, type_name, DEPTH - 1, &mut Vec::new()),
    });
    nodes.into_iter().chain(roots).collect()
}
