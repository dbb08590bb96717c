//! The rules of customers.

use std::collections::HashMap;

use compact_str::{CompactString, format_compact};
use foldhash::fast::RandomState;

use crate::graph::decision::Decision;
use crate::graph::payload::UserErrorCode;
use crate::request::Role;

/// The slug of a name on its own: lower case, with a hyphen for each run of characters other than letters and digits,
/// and none at the ends. Empty for a name without letters and digits.
fn plain_slug(name: &str) -> CompactString {
    let mut slug = String::with_capacity(name.len());
    let mut add = |letter: char| {
        if letter.is_alphanumeric() {
            slug.push(letter);
        } else if !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
    };
    for letter in name.chars() {
        // Most letters are ASCII, which is much cheaper to convert.
        if letter.is_ascii() {
            add(letter.to_ascii_lowercase());
        } else {
            letter.to_lowercase().for_each(&mut add);
        }
    }
    slug.trim_end_matches('-').into()
}

/// The slugs of all customers, given by id and name, in the same order. If several customers have the same slug,
/// the lowest id keeps it and the others have their id appended. Appending may clash with yet another slug
/// ("Acme Media 12"), so this is repeated until every slug is unique.
pub fn slugs<'a>(customers: impl Iterator<Item = (i32, &'a str)>) -> Vec<CompactString> {
    let mut slugs: Vec<(i32, CompactString)> = customers
        .map(|(id, name)| {
            let plain = plain_slug(name);
            if plain.is_empty() {
                (id, format_compact!("customer-{id}"))
            } else {
                (id, plain)
            }
        })
        .collect();
    // This ends: the lowest id never changes, and the others only grow longer.
    loop {
        let mut keepers: HashMap<&str, i32, RandomState> =
            HashMap::with_capacity_and_hasher(slugs.len(), RandomState::default());
        for (id, slug) in &slugs {
            let keeper = keepers.entry(slug).or_insert(*id);
            *keeper = (*keeper).min(*id);
        }
        let losers: Vec<usize> = slugs
            .iter()
            .enumerate()
            .filter(|(_, (id, slug))| keepers[slug.as_str()] != *id)
            .map(|(position, _)| position)
            .collect();
        if losers.is_empty() {
            return slugs.into_iter().map(|(_, slug)| slug).collect();
        }
        for position in losers {
            let (id, slug) = &mut slugs[position];
            *slug = format_compact!("{slug}-{id}");
        }
    }
}

/// Whether the email and password of a user may be changed: anyone who knows them can sign in with the user's roles.
/// `missing` is a role of the user that the caller does not have.
pub fn change_credentials(missing: Option<Role>) -> Decision {
    refuse_without(missing, |role| {
        format!("Only {role}s may change the email and password of a {role}.")
    })
}

/// Whether a user may be given an email, which grants its roles to the user. `missing` is a role of the email that
/// the caller does not have.
pub fn give_email(missing: Option<Role>) -> Decision {
    refuse_without(missing, |role| {
        format!("Only {role}s may give a user the email of a {role}.")
    })
}

fn refuse_without(missing: Option<Role>, reason: impl FnOnce(&str) -> String) -> Decision {
    match missing {
        None => Decision::allow(),
        Some(role) => Decision::refuse(UserErrorCode::MissingRole, reason(role.name())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn credentials_and_emails_with_a_role_need_the_role() {
        let refuse = |reason: &str| Decision::refuse(UserErrorCode::MissingRole, reason);
        let cases = [
            (None, Decision::allow(), Decision::allow()),
            (
                Some(Role::Developer),
                refuse("Only developers may change the email and password of a developer."),
                refuse("Only developers may give a user the email of a developer."),
            ),
            (
                Some(Role::LockMaintainer),
                refuse(
                    "Only lock maintainers may change the email and password of a lock maintainer.",
                ),
                refuse("Only lock maintainers may give a user the email of a lock maintainer."),
            ),
        ];
        for (missing, credentials, email) in cases {
            assert_eq!(change_credentials(missing), credentials, "{missing:?}");
            assert_eq!(give_email(missing), email, "{missing:?}");
        }
    }

    #[test]
    fn a_slug_is_the_name_in_lower_case_with_hyphens() {
        let cases = [
            ("Acme Media", "acme-media"),
            ("Harbor Coffee Co.", "harbor-coffee-co"),
            ("  A&B  --  Transit! ", "a-b-transit"),
            ("Café 24", "café-24"),
            ("<b>Bold</b> & Sons", "b-bold-b-sons"),
            ("!!!", ""),
        ];
        for (name, slug) in cases {
            assert_eq!(plain_slug(name), slug, "{name}");
        }
    }

    #[test]
    fn the_lowest_id_keeps_a_shared_slug() {
        let customers = [
            (12, "Acme Media"),
            (7, "Acme Media"),
            (30, "!!!"),
            (31, ""),
            (9, "Acme  media"),
        ];
        assert_eq!(
            slugs(customers.into_iter()),
            [
                "acme-media-12",
                "acme-media",
                "customer-30",
                "customer-31",
                "acme-media-9"
            ]
        );
    }

    #[test]
    fn slugs_are_unique_even_if_a_name_ends_in_a_number() {
        let customers = [
            (908, "Acme Media 12"),
            (12, "Acme Media"),
            (7, "Acme Media"),
            (30, "!!!"),
            (909, "Customer 30"),
            (5, "Fleet 40"),
            (40, "Fleet"),
            (39, "Fleet"),
        ];
        assert_eq!(
            slugs(customers.into_iter()),
            [
                "acme-media-12-908",
                "acme-media-12",
                "acme-media",
                "customer-30",
                "customer-30-909",
                "fleet-40",
                "fleet-40-40",
                "fleet"
            ]
        );
    }
}
