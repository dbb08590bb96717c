//! The data that a new sandbox starts with.

pub(crate) mod seeder;
pub(crate) mod writer;
