//! The rows of the seed with odd values.

use serde_json::Value;

use crate::support::{Probe, list, row};

/// For each list its path and the key of its rows; for each row its key, a field, and the value of the field.
const ODD_ROWS: &str = r#"
/v3/api/asset-owners/admin-list assetOwnerId
    8 defaultMarketId 2
    10 defaultMarketId null
    12 defaultMarketId 99
    13 defaultMarketId "4"
    14 defaultMarketId 21
    17 defaultMarketId missing
/v3/api/users userId
    15 customerId missing
    15 customer {"customerId":3}
    16 email missing
/v3/api/markets marketId
    9 geoJson {"features":[],"type":"FeatureCollection"}
    28 geoJson missing
    29 geoJson null
/v3/api/pixels/customer/3 pixelId
    31 campaign 4
    32 campaign {"campaignId":4}
    151 campaign null
    152 campaign missing
    153 campaign "6"
    154 campaign 9999
/v3/api/pixels/missing-campaign pixelId
    12 campaign null
    24 campaign missing
    151 campaign null
    152 campaign missing
/v3/api/pixels/campaign/6 pixelId
    153 campaign "6"
/v3/api/pixels/attribution-studies-pixel-counts attributionId
    52 pixelCount 3
    53 pixelCount 1
    54 pixelCount "2"
    56 pixelCount 2
    96 pixelCount 5
    999 pixelCount 1
/api/jobs jobId
    912 marketHash missing
    913 status missing
    919 date missing
    922 totalPins "many"
    923 duration missing
    924 totalPins 9800000000
    931 jobId "931"
    2757 status "GETTING_NEAR_DEVICES_AND_CALCULATING_MATCHES"
/api/jobs-sf jobId
    2757 status "COMPLETED"
"#;

#[tokio::test]
async fn odd_rows_have_the_values_of_the_real_services() {
    let probe = Probe::start().await;
    let (mut rows, mut id_key) = (Value::Null, "");
    for line in ODD_ROWS.lines().filter(|line| !line.is_empty()) {
        let mut words = line.trim().splitn(3, ' ');
        let mut next = || words.next().unwrap();
        if line.starts_with('/') {
            rows = probe.data(next()).await;
            id_key = next();
            continue;
        }
        let (id, key, value) = (next().parse().unwrap(), next(), next());
        let found = row(&rows, id_key, id).get(key).map(Value::to_string);
        assert_eq!(
            found.as_deref().unwrap_or("missing"),
            value,
            "{id_key} {line}"
        );
    }
}

#[tokio::test]
async fn some_rows_are_none() {
    let probe = Probe::start().await;
    let jobs = probe.data("/api/jobs").await;
    assert!(list(&jobs).iter().any(|job| job.get("jobId").is_none()));
    let of_warehouse = probe.data("/api/jobs-sf").await;
    assert!(list(&of_warehouse).iter().any(|job| job == "not a row"));
}
