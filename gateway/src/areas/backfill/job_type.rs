//! The types of backfill jobs.

use async_graphql::Enum;

/// What the files of a backfill job hold.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum BackfillJobType {
    /// Plays on the digital screens of vehicles.
    DigitalTransit,
    /// Printed advertising on vehicles.
    StaticTransit,
    /// Plays on digital screens that stand in one place.
    DigitalStationary,
}

impl BackfillJobType {
    /// All types, in the order in which they are offered.
    pub const ALL: [Self; 3] = [
        Self::DigitalTransit,
        Self::StaticTransit,
        Self::DigitalStationary,
    ];
}
