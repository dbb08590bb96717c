//! Lists that are written straight to JSON equal what the executor returns.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{DEVELOPER, Harness};

/// Lists with every kind of field: plain, with calls, objects, aliases, fragments, cursors.
const LISTS: [&str; 31] = [
    "customers(first: 40) { totalCount nodes { __typename id customerId name slug channel channelText channelLabel
        subscriptionType subscriptionTypeText marketIds markets { nodes { name } } campaigns(first: 2) { nodes { name } } } }",
    "customers(first: 40) { edges { cursor __typename node { ...Name at: customerId deviceDateRange { from to } } } }",
    "campaigns(first: 200) { edges { cursor at: cursor node { __typename id campaignId name customerId customerName
        activeFrom activeTo adGroupsActiveFrom adGroupsActiveTo status statusLabel inventoryTypeTexts isStationary
        customer { slug } } } pageInfo { hasNextPage endCursor } }",
    "users(first: 60) { nodes { __typename id userId displayName email company customerId customer { name } } }",
    "markets(first: 30) { edges { node { id marketId name marketHash population isActive countryCode } } nodes { id } }",
    "pixels(of: { withoutCampaign: true }, first: 200) { nodes { id pixelId uuid name displayName page pageLabel funnelStage funnelStageLabel url link
        requestCount campaign { name } customer { slug } } }",
    "providers(first: 50) { nodes { id providerId name handler type typeLabel customerId isActive isPush revision
        config { key isSecret } lastProcessedAt } }",
    "assetOwners(first: 50) { nodes { id assetOwnerId name defaultMarketId defaultMarket { name isActive } } }",
    "customer(by: { slug: \"acme-media\" }) { vehicles(first: 500) { nodes { id assetId assetRef displayName processing
        processingLabel statusLabel paired pairedLabel assetType classRef owner providerName group } } }",
    "customers(first: 3, filter: { text: \"Acme\" }) { nodes { campaigns(first: 50) { edges { node { ... on Campaign { id }
        ... { name } pixels(first: 20) { nodes { jobs(first: 5) { nodes { id jobId type typeLabel status statusLabel createdBy
        userId createdAt } } } } } } } } }",
    "pixels(of: { customerIds: [3] }, first: 200) { edges { cursor node { id pixelId name page campaign { name } customer { slug } } } }",
    "savedReports(first: 50) { edges { cursor node { __typename savedReportId name customerId createdAt customer { slug } } } }",
    "customer(by: { customerId: 3 }) { billingMetrics(first: 50) { edges { cursor node { __typename customerId contractId
        campaignId campaignName advertiser activeFrom activeTo assetCount frameCount campaign { name status } } } } }",
    "campaign(campaignId: 4) { adGroups { id adGroupId name campaign { name } assets(first: 3) { totalCount
        edges { cursor node { __typename assetId assetRef displayName label } } } } }",
    "customers(first: 5) { nodes { markets(first: 2) { edges { cursor node { id name } } } providers { totalCount nodes {
        id name customer { slug } } } pixels(first: 2) { totalCount edges { node { id name } } } } }",
    "markets(first: 5) { nodes { customers(first: 3) { totalCount edges { cursor node { id name slug } } } assetOwners {
        nodes { id name defaultMarket { name } } } } }",
    "customers(first: 5) { nodes { vehicles(first: 3) { totalCount edges { cursor node { id label customer { slug }
        provider { providerId name } } } } vehicleSummary { total } } }",
    "supportedAssetsCheck(input: { mediaProduct: \"Odd Rows\" }, run: \"a\") { rows(first: 20) { totalCount edges { cursor node {
        __typename rowNumber assetId providerId assetOwner classRef isFound isProviderOk isOwnerOk isClassRefOk isEligible
        failureReasons } } } }",
    "pipelineJobs(first: 500) { totalCount edges { cursor node { __typename id pipelineJobId marketHash marketLabel date type typeLabel
        matchGroup phase statusText statusLabel isRunning count totalFrames totalAssets totalPins uniquePins totalMatches
        totalUniqueMatches durationSeconds durationLabel startedAt runBy market { name } delete { allowed changesAt } } } }",
    "market(by: { hash: \"d4f1c2\" }) { debugPinFile(key: \"Sample\") { pins(first: 120) { totalCount edges { cursor node {
        __typename deviceId seenAt latitude longitude } } nodes { at: seenAt } } } }",
    "pipelineTallies(first: 50) { edges { cursor node { __typename marketHash marketLabel population jobCount market { name }
        stationary { completed failed } transit { completed failed } } } }",
    "campaignRefreshJobs(first: 200) { edges { cursor node { __typename id refreshJobId campaignId campaignName customerId createdAt phase
        statusText statusLabel activeFrom activeTo runLabel run { allowed } markets { name } customer { slug } } } }",
    "warehouseQueries(first: 200) { edges { cursor node { __typename queryId database user role status statusText startedAt endedAt
        durationMs text } } }",
    "processingJobs(first: 200) { edges { cursor node { __typename processingJobId jobClass marketName createdAt hasImpressions
        hasDemographics market { name } audits { auditId } } } }",
    "systemPrompts(first: 70) { edges { cursor node { __typename id systemPromptId name type typeText typeLabel version createdAt
        isActive } } }",
    "suggestedPrompts(first: 50) { nodes { id suggestedPromptId title workflowName displayOrder version createdAt isActive } }",
    "conversations(first: 20, filter: { text: \"c-1\" }) { edges { cursor node { __typename id conversationId title shortTitle customerId customerLabel customer { slug } userId userLabel initiationTypeText model createdAt
        interactions(first: 2) { edges { cursor node { interactionId turn createdAt userPrompt shortPrompt userPromptJson
        responseText responseJson totalTokens responseTimeMs responseTimeLabel toolCallCount systemPromptIds requestContext
        featureContext metadata feedback { isPositive } toolCalls { toolName } } } } } } }",
    "debugLogs(first: 60) { edges { cursor node { __typename id debugId recordedAt route featureTypeText userId initiationTypeText
        hasErrors user { displayName } } } }",
    "studies(first: 60) { edges { cursor node { __typename id studyId name type typeText status statusLabel customerId
        customerName pixelCount startDate daysRemaining customer { __typename id at: customerId name slug channel marketIds }
        campaign { name status customerName customer { slug } } selectedPlaces { __typename id name } latestResult { jobId
        status study { name customer { name } } } } } }",
    "studies(first: 60) { nodes { run { allowed } customer { name markets(first: 2) { nodes { name } } } campaign { customer {
        name } adGroupCount } pixelCount } }",
    "customers(first: 0) { edges { cursor } nodes { id } }",
];

/// A list whose rows the executor makes: it has two nodes in each edge.
fn by_executor(list: &str) -> String {
    let mut text = String::new();
    let mut closings = Vec::new();
    let mut rest = list;
    while let Some(character) = rest.chars().next() {
        let piece = ["edges {", "nodes {"]
            .into_iter()
            .find(|piece| rest.starts_with(piece));
        match (piece, character) {
            (Some(piece), _) => {
                let is_edges = piece == "edges {";
                text += match is_edges {
                    true => "edges { other: node { __typename } ",
                    false => "nodes: edges { other: node { __typename } node { ",
                };
                closings.push(if is_edges { "}" } else { "} }" });
            }
            (None, '{') => {
                text.push('{');
                closings.push("}");
            }
            (None, '}') => text += closings.pop().unwrap(),
            (None, other) => text.push(other),
        }
        rest = &rest[piece.map_or(character.len_utf8(), str::len)..];
    }
    format!("{{ {text} }} {FRAGMENT}")
}

/// The answer to [`by_executor`] as that of the list itself.
fn without_others(answer: &mut Value) {
    match answer {
        Value::Array(items) => items.iter_mut().for_each(without_others),
        Value::Object(members) => {
            for (key, value) in members {
                for edge in value.as_array_mut().into_iter().flatten() {
                    let other = edge.as_object_mut().and_then(|edge| edge.remove("other"));
                    if other.is_some() && key == "nodes" {
                        *edge = edge["node"].take();
                    }
                }
                without_others(value);
            }
        }
        _ => {}
    }
}

fn by_bytes(list: &str) -> String {
    format!("{{ {list} }} {FRAGMENT}")
}

const FRAGMENT: &str =
    "fragment Name on Customer { name ...Slug } fragment Slug on Customer { slug id }";

#[tokio::test]
async fn a_list_written_to_json_equals_the_executors() {
    let harness = Harness::start().await;
    let client = harness.sign_in(DEVELOPER).await;
    let mut by_both = 0;
    for list in LISTS {
        // An unused fragment would be refused.
        let uses_fragment = list.contains("...Name");
        let text = |query: String| {
            if uses_fragment {
                query
            } else {
                query.replace(FRAGMENT, "")
            }
        };
        let written = client.graphql(&text(by_bytes(list)), json!({})).await;
        let mut executed = client.graphql(&text(by_executor(list)), json!({})).await;
        by_both += usize::from(executed != written);
        without_others(&mut executed);
        assert_eq!(written.get("errors"), None, "{list}");
        assert_eq!(written, executed, "{list}");
    }
    // The others are empty.
    assert!(by_both >= LISTS.len() - 3, "{by_both}");
}
