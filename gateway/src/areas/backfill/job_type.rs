//! The types of backfill jobs.

use async_graphql::Enum;

/// The content of the files of a backfill job.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum BackfillJobType {
    /// Plays on the digital screens of vehicles.
    DigitalTransit,
    /// Printed advertising on vehicles.
    StaticTransit,
    /// Plays on stationary digital screens.
    DigitalStationary,
}

impl BackfillJobType {
    /// All types, in display order.
    pub const ALL: [Self; 3] = [
        Self::DigitalTransit,
        Self::StaticTransit,
        Self::DigitalStationary,
    ];
}
