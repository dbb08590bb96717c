//! Properties of ids, for any text.

use proptest::prelude::*;

use super::*;

proptest! {
    #[test]
    fn an_id_names_its_type_and_key(type_name in "[A-Z][A-Za-z]{0,30}", key in "\\PC{1,60}") {
        let id = encode(&type_name, &key);
        let named = Some((type_name, key));
        prop_assert_eq!(decode(&id), if id.len() > 400 { None } else { named });
    }

    #[test]
    fn a_text_is_at_most_one_id(text in "[A-Za-z0-9_=+/-]{0,80}|\\PC{0,80}") {
        if let Some((type_name, key)) = decode(&text) {
            prop_assert_eq!(encode(&type_name, &key), text);
        }
    }

    #[test]
    fn a_number_in_a_key_has_one_spelling(key in "[+-]?0{0,3}[0-9]{0,12}|\\PC{0,12}") {
        if let Ok(number) = number(&key) {
            prop_assert_eq!(number.to_string(), key);
        }
    }
}
