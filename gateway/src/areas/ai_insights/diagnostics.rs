//! The preset questions about a conversation.

use gateway_macros::SimpleObject;

/// What the assistant is told before a question, unless the caller changes it.
const SYSTEM_PROMPT: &str = "You review a conversation between a user and the AI assistant of an out-of-home advertising \
    platform. Answer from this conversation alone: its questions, its answers, its tool calls with their results, and the \
    feedback. Name the turn you refer to. If the conversation does not say, say so.";

/// Label, additional instructions for the assistant, and the question.
const PRESETS: [(&str, &str, &str); 5] = [
    (
        "What went well?",
        "Look for what helped the user: answers that were right, complete and clear, tools that were used well, positive \
         feedback.",
        "What went well in this conversation? Give the most important points first, each with its turn.",
    ),
    (
        "What went wrong?",
        "Look for what did not help the user: wrong or incomplete answers, misunderstood questions, failed tool calls, \
         slow responses, negative feedback.",
        "What went wrong in this conversation? For each point give the turn and the likely cause.",
    ),
    (
        "Data gaps",
        "Look for data that the assistant needed and did not have: empty or partial results of tools, missing markets, \
         dates or metrics, guesses in place of data.",
        "Which data was missing in this conversation? For each gap say which question it left open.",
    ),
    (
        "Functionality gaps",
        "Look for what the user wanted and the assistant has no tool for: actions it could not take, formats it could not \
         produce, questions it had to turn down.",
        "Which functions did the assistant lack in this conversation? For each say what the user wanted to do.",
    ),
    (
        "How can we improve?",
        "Suggest changes to the prompts, the tools and the data of the assistant. Be specific, and start with what would \
         have helped this user most.",
        "How can we improve the assistant, judging by this conversation? Give at most five suggestions.",
    ),
];

/// The preset questions about a conversation, for `diagnoseConversation`.
#[derive(SimpleObject)]
pub struct ConversationDiagnostics {
    /// Default instructions for the assistant. Send them as `systemPrompt`.
    default_system_prompt: &'static str,
    /// The preset questions, in display order.
    presets: Vec<DiagnosticPreset>,
}

/// A preset question about a conversation.
#[derive(SimpleObject)]
pub struct DiagnosticPreset {
    /// The label of its button.
    label: &'static str,
    /// Its instructions for the assistant. Send them as `systemPrompt`.
    system_prompt: String,
    /// The question. Send it as the last message.
    user_prompt: &'static str,
}

impl ConversationDiagnostics {
    /// All preset questions.
    pub(super) fn offered() -> Self {
        let preset = |(label, focus, user_prompt)| DiagnosticPreset {
            label,
            system_prompt: format!("{SYSTEM_PROMPT}\n\n{focus}"),
            user_prompt,
        };
        Self {
            default_system_prompt: SYSTEM_PROMPT,
            presets: PRESETS.map(preset).into(),
        }
    }
}
