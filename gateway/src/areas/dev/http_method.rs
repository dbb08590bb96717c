//! The methods of calls to the services.

use async_graphql::Enum;
use reqwest::Method;

/// The method of a call to a service.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum HttpMethod {
    /// Reads, save for the few that are known to change data.
    Get,
    /// Creates, or starts something.
    Post,
    /// Saves a record.
    Put,
    /// Saves parts of a record.
    Patch,
    /// Deletes.
    Delete,
    /// Any other; only in answers.
    Unrecognized,
}

const VALUES: [(HttpMethod, Method); 5] = [
    (HttpMethod::Get, Method::GET),
    (HttpMethod::Post, Method::POST),
    (HttpMethod::Put, Method::PUT),
    (HttpMethod::Patch, Method::PATCH),
    (HttpMethod::Delete, Method::DELETE),
];

impl HttpMethod {
    /// The method as calls are made with it; none for UNRECOGNIZED.
    pub(super) fn method(self) -> Option<Method> {
        VALUES
            .into_iter()
            .find_map(|(method, word)| (method == self).then_some(word))
    }

    /// The method of a word in any case.
    pub(super) fn of_word(word: &str) -> Self {
        VALUES
            .into_iter()
            .find(|(_, known)| known.as_str().eq_ignore_ascii_case(word))
            .map_or(Self::Unrecognized, |(method, _)| method)
    }
}

#[cfg(test)]
mod tests {
    use async_graphql::resolver_utils::EnumType;

    use super::*;

    #[test]
    fn every_method_but_the_unknown_can_be_chosen() {
        for item in HttpMethod::items() {
            let is_known = item.value != HttpMethod::Unrecognized;
            assert_eq!(item.value.method().is_some(), is_known, "{}", item.name);
        }
    }
}
