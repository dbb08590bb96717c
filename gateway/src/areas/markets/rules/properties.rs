//! Properties of outlines, for any text.

use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Value, json};

use super::*;

proptest! {
    #[test]
    fn an_outline_has_the_features_that_were_written(
        features in vec(vec((-180.0..180.0_f64, -90.0..90.0_f64), 0..6), 0..5),
        is_spaced in any::<bool>(),
    ) {
        let features: Vec<Value> = features
            .into_iter()
            .map(|points| {
                let points: Vec<Value> = points.into_iter().map(|(longitude, latitude)| json!([longitude, latitude])).collect();
                json!({ "type": "Feature", "geometry": { "type": "LineString", "coordinates": points } })
            })
            .collect();
        let whole = json!({ "type": "FeatureCollection", "features": features });
        let text = if is_spaced { format!("{whole:#}") } else { whole.to_string() };
        match outline(&text) {
            Ok(outline) => {
                prop_assert_eq!(outline.features.len(), features.len());
                prop_assert_eq!(outline.json.get(), &text);
            }
            Err(invalid) => {
                prop_assert!(features.is_empty());
                prop_assert_eq!(invalid.place, None);
            }
        }
    }

    #[test]
    fn any_text_is_an_outline_or_has_a_reason(text in "[{}\\[\\]\",:fe0-9.\n ]{0,80}|\\PC{0,80}|\\{\"features\":\\[[0-9,\\[\\]{}\"]{0,40}\\]\\}") {
        match outline(&text) {
            Ok(outline) => {
                let value: Value = serde_json::from_str(outline.json.get()).unwrap();
                prop_assert_eq!(value["features"].as_array().map(Vec::len), Some(outline.features.len()));
            }
            Err(InvalidOutline { reason, .. }) => prop_assert!(!reason.is_empty()),
        }
    }
}
