//! Enums whose values the services send as text.

/// The services' texts for the values of an enum.
pub fn known_texts<E: UpstreamEnum>() -> impl Iterator<Item = &'static str> {
    E::VALUES.iter().map(|(text, _)| *text)
}

/// An enum whose values the services send as text, with a value for text that the gateway does not know.
pub trait UpstreamEnum: Copy + PartialEq + 'static {
    /// The values with the service's text for each.
    const VALUES: &'static [(&'static str, Self)];
    /// The value for any other text.
    const UNRECOGNIZED: Self;

    /// The value for a text.
    fn of(text: &str) -> Self {
        Self::VALUES
            .iter()
            .find(|(known, _)| *known == text)
            .map_or(Self::UNRECOGNIZED, |(_, value)| *value)
    }

    /// The service's text for the value; `None` for [`Self::UNRECOGNIZED`], which cannot be saved.
    fn upstream(self) -> Option<&'static str> {
        Self::VALUES
            .iter()
            .find(|(_, value)| *value == self)
            .map(|(text, _)| *text)
    }
}
