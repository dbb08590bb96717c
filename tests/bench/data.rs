//! The lists of the fixed upstream, and what the graph must answer for them. Both are written out from
//! the same few numbers, the graph's side without asking the gateway how.

use std::collections::HashMap;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use bytes::Bytes;

const CUSTOMERS: u32 = 200;
const USERS: u32 = 300;
const MARKETS: u32 = 50;
const CAMPAIGNS: u32 = 2_000;
const STUDIES: u32 = 500;
/// The jobs that are compared.
pub const JOBS: u32 = 5_000;

/// Coprime to the length of every list: steps of it visit each row once, far from their order.
const STRIDE: u32 = 7_919;

const CHANNELS: [&str; 4] = ["AGENCY", "BUS", "RETAIL", "TRUCK_SIDE"];
const SUBSCRIPTIONS: [&str; 2] = ["MEMBERSHIP", "FLEX"];

const STATUSES: [&str; 3] = ["ACTIVE", "APPROVED", "COMPLETE"];
const JOB_TYPES: [&str; 2] = ["STATIONARY", "TRANSIT"];
const JOB_GROUPS: [&str; 2] = ["exposed", "control"];
const JOB_STATUSES: [&str; 3] = ["COMPLETED", "FAILED", "PENDING"];
const RUN_BY: &str = "Nightly schedule";

const INVENTORIES: [&str; 2] = ["TRANSIT", "STATIONARY"];

/// The list of all customers.
pub const CUSTOMERS_PATH: &str = "/v3/api/customers";
/// The list of all campaigns.
pub const CAMPAIGNS_PATH: &str = "/v3/api/campaigns";
/// The user behind the token.
pub const ME_PATH: &str = "/v3/auth/me";
/// The list of all studies.
pub const STUDIES_PATH: &str = "/v3/api/attribution";
/// The list of all pipeline jobs.
pub const JOBS_PATH: &str = "/api/jobs";
/// The bytes of four lists in one answer. Only the straight proxy reads it.
pub const DASHBOARD_PATH: &str = "/dashboard";
/// The bytes of the studies and the customers in one answer. Only the straight proxy reads it.
pub const JOIN_PATH: &str = "/join";

/// Every path the upstream answers, with its answer. The list of jobs has any length.
pub fn upstream_answers(jobs: u32) -> HashMap<&'static str, Bytes> {
    let customers = list(CUSTOMERS, customer_row);
    let users = list(USERS, user_row);
    let markets = list(MARKETS, market_row);
    let campaigns = list(CAMPAIGNS, campaign_row);
    let studies = list(STUDIES, study_row);
    let dashboard = [&*customers, &users, &markets, &campaigns].concat();
    let join = [&*studies, &customers].concat();
    HashMap::from([
        (CUSTOMERS_PATH, customers.into()),
        ("/v3/api/users", users.into()),
        ("/v3/api/markets", markets.into()),
        (CAMPAIGNS_PATH, campaigns.into()),
        (DASHBOARD_PATH, dashboard.into()),
        (JOIN_PATH, join.into()),
        (STUDIES_PATH, studies.into()),
        (JOBS_PATH, list(jobs, job_row).into()),
        ("/api/jobs-sf", "[]".into()),
        (ME_PATH, format!(r#"{{"data":{}}}"#, user_row(1)).into()),
    ])
}

/// What the graph answers to the list of all customers.
pub fn customers_answer() -> String {
    let edges = joined((1..=CUSTOMERS).map(|number| {
        let (id, channel) = (id("Customer", number), pick(&CHANNELS, number));
        let subscription = pick(&SUBSCRIPTIONS, number);
        format!(r#"{{"node":{{"id":"{id}","customerId":{number},"customerName":"Customer {number:04}","slug":"customer-{number:04}","channel":"{channel}","subscriptionType":"{subscription}"}}}}"#)
    }));
    format!(r#"{{"data":{{"customers":{{"edges":[{edges}]}}}}}}"#)
}

/// What the graph answers to the list of all studies, each with its customer.
pub fn studies_answer() -> String {
    let edges = joined((1..=STUDIES).rev().map(|number| {
        let (id, customer) = (id("Study", number), customer_of(number));
        let status = pick(&STATUSES, number);
        format!(r#"{{"node":{{"id":"{id}","studyId":{number},"name":"Study {number:04}","status":"{status}","customer":{{"name":"Customer {customer:04}"}}}}}}"#)
    }));
    format!(r#"{{"data":{{"studies":{{"edges":[{edges}]}}}}}}"#)
}

/// What the graph answers to the ids of four lists.
pub fn ids_answer() -> String {
    let list = |key: &str, type_name: &str, count: u32| {
        let edges = joined((1..=count).map(|number| {
            let id = id(type_name, number);
            format!(r#"{{"node":{{"id":"{id}"}}}}"#)
        }));
        format!(r#""{key}":{{"edges":[{edges}]}}"#)
    };
    let lists = [
        list("customers", "Customer", CUSTOMERS),
        list("users", "User", USERS),
        list("markets", "Market", MARKETS),
        list("campaigns", "Campaign", CAMPAIGNS),
    ];
    format!(r#"{{"data":{{{}}}}}"#, lists.join(","))
}

/// What the graph answers to the list of all pipeline jobs.
pub fn jobs_answer() -> String {
    let edges = joined((1..=JOBS).rev().map(|number| {
        let (day, started_at) = (day_of_job(number), started_at(number));
        let [kind, group, status] = words_of_job(number);
        format!(r#"{{"node":{{"pipelineJobId":"{number:05}","marketHash":"{:06x}","date":"{day}","type":"{kind}","matchGroup":"{group}","statusText":"{status}","totalFrames":{},"totalAssets":{},"totalPins":{}.0,"uniquePins":{}.0,"startedAt":"{started_at}","runBy":"{RUN_BY}"}}}}"#,
            number % MARKETS + 1, number % 900, number % 70, number * 13, number * 7)
    }));
    format!(r#"{{"data":{{"pipelineJobs":{{"edges":[{edges}]}}}}}}"#)
}

fn customer_row(number: u32) -> String {
    let (channel, subscription) = (pick(&CHANNELS, number), pick(&SUBSCRIPTIONS, number));
    let (one, other) = (number % MARKETS + 1, (number + 7) % MARKETS + 1);
    format!(
        r#"{{"customerId":{number},"customerName":"Customer {number:04}","customerChannel":"{channel}","subscriptionType":"{subscription}","markets":[{one},{other}]}}"#
    )
}

fn user_row(number: u32) -> String {
    let customer = customer_of(number);
    format!(
        r#"{{"userId":{number},"displayName":"User {number:04}","email":"user{number}@marquee.example","company":"Marquee","customerId":{customer},"customer":{{"customerId":{customer}}},"auth":{{"authEmail":"user{number}@marquee.example"}}}}"#
    )
}

fn market_row(number: u32) -> String {
    format!(
        r#"{{"marketId":{number},"marketName":"Market {number:04}","marketHash":"{number:06x}","marketMetrics":{{"marketpop":{number}0000}},"metaData":{{"isActive":true,"countryCode":"USA"}},"geoJson":{{"type":"FeatureCollection","features":[]}}}}"#
    )
}

fn campaign_row(number: u32) -> String {
    let customer = customer_of(number);
    let [from, to] = span_of(number);
    let inventory = pick(&INVENTORIES, number);
    format!(
        r#"{{"campaignId":{number},"campaignRef":"Campaign {number:04}","customerId":{customer},"customerName":"Customer {customer:04}","activeFrom":{from},"activeTo":{to},"minAdGroupActiveFrom":{from},"maxAdGroupActiveTo":{to},"adGroupsMetaData":[{{"inventoryType":"{inventory}"}}]}}"#
    )
}

fn study_row(number: u32) -> String {
    let (customer, status) = (customer_of(number), pick(&STATUSES, number));
    format!(
        r#"{{"attributionId":{number},"customerId":{customer},"studyName":"Study {number:04}","studyType":"LIFT","objective":"Store Visitation Analysis","status":"{status}","campaignId":{number},"startDate":1577836800,"endDate":1580428800,"postStudyEndDate":1581638400,"deliveryDate":null,"notes":"The client wants a summary by market.","isPartOfOtherEffort":false,"pauseOtherChannels":false,"brandFocused":true,"adsAligned":true,"metaData":{{"locations":[]}}}}"#
    )
}

fn job_row(number: u32) -> String {
    let (day, started_at) = (day_of_job(number), started_at(number));
    let [kind, group, status] = words_of_job(number);
    format!(
        r#"{{"jobId":"{number:05}","marketHash":"{:06x}","date":"{day}","jobType":"{kind}","matchGroup":"{group}","status":"{status}","runBy":"{RUN_BY}","processingStartTime":"{started_at}","totalFrames":{},"totalAssets":{},"totalPins":{},"uniquePins":{},"totalMatches":{number},"totalUniqueMatches":{number},"duration":{number}}}"#,
        number % MARKETS + 1,
        number % 900,
        number % 70,
        number * 13,
        number * 7
    )
}

/// Higher numbers have later days, until the year ends.
fn day_of_job(number: u32) -> String {
    let day = number / 50 % (12 * 28);
    format!("2025-{:02}-{:02}", day / 28 + 1, day % 28 + 1)
}

fn started_at(job: u32) -> String {
    format!("{}T{:02}:{:02}:00Z", day_of_job(job), job % 24, job % 60)
}

/// Type, group and status of a job.
fn words_of_job(number: u32) -> [&'static str; 3] {
    let words: [&[&str]; 3] = [&JOB_TYPES, &JOB_GROUPS, &JOB_STATUSES];
    words.map(|words| *pick(words, number))
}

fn customer_of(number: u32) -> u32 {
    number % CUSTOMERS + 1
}

/// Start and end in seconds.
fn span_of(campaign: u32) -> [&'static str; 2] {
    match campaign.is_multiple_of(5) {
        true => ["null", "null"],
        false => ["1577836800", "3786912000"],
    }
}

fn pick<T>(choices: &[T], number: u32) -> &T {
    &choices[number as usize % choices.len()]
}

fn id(type_name: &str, key: u32) -> String {
    URL_SAFE_NO_PAD.encode(format!("{type_name}:{key}"))
}

fn list(count: u32, row: fn(u32) -> String) -> String {
    let rows = joined(
        (0..count)
            .map(|step| row((u64::from(step) * u64::from(STRIDE) % u64::from(count)) as u32 + 1)),
    );
    format!(r#"{{"data":[{rows}]}}"#)
}

fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(",")
}
