//! The services that the sandbox stands in for.

use async_graphql::{Enum, SimpleObject};

use crate::session::Services;

/// A service that the sandbox stands in for.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum SandboxServiceName {
    /// The main API.
    Main,
    /// The pipeline service.
    Pipeline,
    /// The backfill service.
    Backfill,
    /// The storage behind signed links.
    Storage,
    /// Any other; only in answers.
    Unrecognized,
}

/// A service of the sandbox, to choose from.
#[derive(SimpleObject)]
pub struct SandboxService {
    /// Its name.
    name: SandboxServiceName,
    /// Its name in words.
    label: &'static str,
    /// The beginnings of the paths that this gateway has called since it was started, in order: what a
    /// fault may be set on. Empty for the storage, whose paths are of its own making.
    called_paths: Vec<&'static str>,
}

/// All services, each with its name in words and the fault switch's word for it.
const SERVICES: [(SandboxServiceName, &str, &str); 4] = [
    (SandboxServiceName::Main, "Main API", "main"),
    (SandboxServiceName::Pipeline, "Pipeline", "pipeline"),
    (SandboxServiceName::Backfill, "Backfill", "backfill"),
    (SandboxServiceName::Storage, "Storage", "storage"),
];

impl SandboxServiceName {
    /// The fault switch's word; none for UNRECOGNIZED.
    pub(super) fn word(self) -> Option<&'static str> {
        SERVICES
            .into_iter()
            .find_map(|(name, _, word)| (name == self).then_some(word))
    }

    /// The service behind the fault switch's word, and its name in words; none for a word that nobody knows.
    pub(super) fn of_word(word: &str) -> Option<(Self, &'static str)> {
        SERVICES
            .into_iter()
            .find_map(|(name, label, known)| (known == word).then_some((name, label)))
    }
}

impl SandboxService {
    /// The services to choose from.
    pub(super) fn all(services: &Services) -> Vec<Self> {
        let service = |(name, label, _)| Self {
            name,
            label,
            called_paths: match name {
                SandboxServiceName::Main => services.main.called_paths(),
                SandboxServiceName::Pipeline => services.pipeline.called_paths(),
                SandboxServiceName::Backfill => services.backfill.called_paths(),
                SandboxServiceName::Storage | SandboxServiceName::Unrecognized => Vec::new(),
            },
        };
        SERVICES.into_iter().map(service).collect()
    }
}

#[cfg(test)]
mod tests {
    use async_graphql::resolver_utils::EnumType;

    use super::*;

    #[test]
    fn every_service_but_the_unknown_can_be_chosen() {
        for item in SandboxServiceName::items() {
            let is_known = item.value != SandboxServiceName::Unrecognized;
            assert_eq!(item.value.word().is_some(), is_known, "{}", item.name);
        }
    }
}
