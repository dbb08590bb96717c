//! The paths of the AI assistant.

use chrono::{DateTime, Utc};

use super::Path;

/// M60
pub fn system_prompts() -> Path {
    Path::new("/v3/api/ai-insights/system-prompts", &[])
}

/// M61
pub fn system_prompt(system_prompt_id: i32) -> Path {
    Path::new(
        "/v3/api/ai-insights/system-prompts/{}",
        &[&system_prompt_id],
    )
}

/// M62
pub fn suggested_prompts() -> Path {
    Path::new("/v3/api/ai-insights/suggested-prompts", &[])
}

/// M63
pub fn suggested_prompt(suggested_prompt_id: i32) -> Path {
    Path::new(
        "/v3/api/ai-insights/suggested-prompts/{}",
        &[&suggested_prompt_id],
    )
}

/// M64
pub fn conversations() -> Path {
    Path::new("/v3/api/ai-insights/admin-conversations", &[]).large()
}

/// M65. The key must not be the name of another call below the same path.
pub fn conversation(conversation_id: &str) -> Path {
    Path::new(
        "/v3/api/ai-insights/admin-conversations/{}",
        &[&conversation_id],
    )
}

/// M66
pub fn diagnostics() -> Path {
    Path::new("/v3/api/ai-insights/admin-conversations/diagnostics", &[]).awaiting_model()
}

/// M67. The span is its first and last second, fractions included.
pub fn analytics(
    includes_internal_users: bool,
    customer_id: Option<i32>,
    user_id: Option<i32>,
    span: Option<(DateTime<Utc>, DateTime<Utc>)>,
) -> Path {
    let mut path = Path::new("/v3/api/ai-insights/admin-conversations/analytics", &[])
        .query("includeInternalUsers", includes_internal_users);
    for (name, id) in [("customerId", customer_id), ("userId", user_id)] {
        if let Some(id) = id {
            path = path.query(name, id);
        }
    }
    match span {
        Some((from, to)) => path
            .query("startDate", from.format("%Y-%m-%dT%H:%M:%S.000Z"))
            .query("endDate", to.format("%Y-%m-%dT%H:%M:%S.999Z")),
        None => path,
    }
}
