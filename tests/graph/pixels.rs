//! The link of a pixel.

use pretty_assertions::assert_eq;
use serde_json::json;

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn the_link_of_a_pixel_is_below_the_main_api() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let answer = client
        .graphql("{ pixel(pixelId: 31) { uuid link } }", json!({}))
        .await;
    let pixel = &answer["data"]["pixel"];
    let uuid = pixel["uuid"].as_str().unwrap();
    assert_eq!(uuid.len(), 36);
    assert_eq!(
        pixel["link"],
        format!("{}/v3/pixel/{uuid}", harness.main_url())
    );
    assert_eq!(harness.sorted_calls().await, ["main GET /v3/api/pixels/31"]);
}
