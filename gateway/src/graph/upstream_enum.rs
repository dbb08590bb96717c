//! Closed sets whose members the services write as texts.

/// A closed set of texts, with a member for a text that nobody knows.
pub trait UpstreamEnum: Copy + PartialEq + 'static {
    /// Each member with the service's text.
    const VALUES: &'static [(&'static str, Self)];
    /// What stands for any other text.
    const UNRECOGNIZED: Self;

    /// The member that a text means.
    fn of(text: &str) -> Self {
        Self::VALUES
            .iter()
            .find(|(word, _)| *word == text)
            .map_or(Self::UNRECOGNIZED, |(_, member)| *member)
    }

    /// The service's text; none for a value that is refused as input.
    fn upstream(self) -> Option<&'static str> {
        Self::VALUES
            .iter()
            .find(|(_, member)| *member == self)
            .map(|(word, _)| *word)
    }
}
