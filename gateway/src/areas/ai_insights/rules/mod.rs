//! The rules of prompts, conversations and their figures.

mod analytics;
mod feedback;
mod prompts;
mod summary;
mod texts;
mod tool_calls;

pub use analytics::{AnalyticsInterval, AnalyticsView, view_decision};
pub use feedback::{is_counted_positive, is_shown_positive};
pub use prompts::{
    SystemPromptType, display_order, prompt_labels, token_count, type_label, version_number,
};
pub use summary::{Summary, TurnFacts, summary};
pub use texts::{large_number, name_or_id, preview, title};
pub use tool_calls::pair;
