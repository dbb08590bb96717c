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

/// Coprime to the length of every list: steps of it visit each row once, far from their order.
const STRIDE: u32 = 7_919;

const CHANNELS: [&str; 4] = ["AGENCY", "BUS", "RETAIL", "TRUCK_SIDE"];
const SUBSCRIPTIONS: [&str; 2] = ["MEMBERSHIP", "FLEX"];

const INVENTORIES: [(&str, bool); 2] = [("TRANSIT", false), ("STATIONARY", true)];

/// The list of all customers.
pub const CUSTOMERS_PATH: &str = "/v3/api/customers";
/// The list of all campaigns.
pub const CAMPAIGNS_PATH: &str = "/v3/api/campaigns";
/// The user behind the token.
pub const ME_PATH: &str = "/v3/auth/me";
/// The bytes of all lists of the dashboard in one answer: only the straight proxy asks for them.
pub const DASHBOARD_PATH: &str = "/dashboard";

/// Every path the upstream answers, with its answer.
pub fn upstream_answers() -> HashMap<&'static str, Bytes> {
    let customers = list(CUSTOMERS, customer_row);
    let users = list(USERS, user_row);
    let markets = list(MARKETS, market_row);
    let campaigns = list(CAMPAIGNS, campaign_row);
    let dashboard = [&*customers, &users, &markets, &campaigns].concat();
    HashMap::from([
        (CUSTOMERS_PATH, customers.into()),
        ("/v3/api/users", users.into()),
        ("/v3/api/markets", markets.into()),
        (CAMPAIGNS_PATH, campaigns.into()),
        (DASHBOARD_PATH, dashboard.into()),
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

/// What the graph answers to the counts of the dashboard.
pub fn counts_answer() -> String {
    format!(
        r#"{{"data":{{"customers":{{"totalCount":{CUSTOMERS}}},"users":{{"totalCount":{USERS}}},"markets":{{"totalCount":{MARKETS}}},"campaigns":{{"totalCount":{CAMPAIGNS}}}}}}}"#
    )
}

/// What the graph answers to the first page of campaigns.
pub fn campaign_page_answer(rows: u32) -> String {
    let edges = joined((1..=rows).map(|number| {
        let (id, customer) = (id("Campaign", number), customer_of(number));
        let [_, _, from, to, status, label] = span_of(number);
        let (_, is_stationary) = pick(&INVENTORIES, number);
        format!(r#"{{"node":{{"id":"{id}","campaignId":{number},"campaignRef":"Campaign {number:04}","customerId":{customer},"customerName":"Customer {customer:04}","activeFrom":{from},"activeTo":{to},"adGroupsActiveFrom":{from},"adGroupsActiveTo":{to},"status":"{status}","statusLabel":"{label}","isStationary":{is_stationary}}}}}"#)
    }));
    format!(r#"{{"data":{{"campaigns":{{"edges":[{edges}]}}}}}}"#)
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
    let [from, to, ..] = span_of(number);
    let (inventory, _) = pick(&INVENTORIES, number);
    format!(
        r#"{{"campaignId":{number},"campaignRef":"Campaign {number:04}","customerId":{customer},"customerName":"Customer {customer:04}","activeFrom":{from},"activeTo":{to},"minAdGroupActiveFrom":{from},"maxAdGroupActiveTo":{to},"adGroupsMetaData":[{{"inventoryType":"{inventory}"}}]}}"#
    )
}

fn customer_of(number: u32) -> u32 {
    number % CUSTOMERS + 1
}

/// Start and end in seconds, the same as the graph writes them, the status and its label. No status
/// changes with the clock.
fn span_of(campaign: u32) -> [&'static str; 6] {
    if campaign.is_multiple_of(5) {
        return ["null", "null", "null", "null", "DRAFT", "Draft"];
    }
    [
        "1577836800",
        "3786912000",
        r#""2020-01-01T00:00:00Z""#,
        r#""2090-01-01T00:00:00Z""#,
        "ACTIVE",
        "Active",
    ]
}

fn pick<T>(choices: &[T], number: u32) -> &T {
    &choices[number as usize % choices.len()]
}

fn id(type_name: &str, key: u32) -> String {
    URL_SAFE_NO_PAD.encode(format!("{type_name}:{key}"))
}

fn list(count: u32, row: fn(u32) -> String) -> String {
    let rows = joined((0..count).map(|step| row(step * STRIDE % count + 1)));
    format!(r#"{{"data":[{rows}]}}"#)
}

fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(",")
}
