//! The rows and calls of prompts.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use gateway_macros::row;

use crate::areas::ai_insights::rules::SystemPromptType;
use crate::error::Result;
use crate::graph::upstream_enum::known_texts;
use crate::upstream::decode::{self, Table, Text};
use crate::upstream::{Api, Call, Path, calls};

calls! {
    SYSTEM_PROMPTS = Call::get("prompts.system", "/v3/api/ai-insights/system-prompts")
        .list::<SystemPromptRow>();
    SYSTEM_PROMPT = Call::get("prompts.system_one", "/v3/api/ai-insights/system-prompts/{systemPromptId}")
        .reads("An object with promptContent.", |body| decode::read_object::<ContentRow>(body).map(drop));
    SUGGESTED_PROMPTS = Call::get("prompts.suggested", "/v3/api/ai-insights/suggested-prompts")
        .list::<SuggestedPromptRow>();
    SUGGESTED_PROMPT = Call::get("prompts.suggested_one", "/v3/api/ai-insights/suggested-prompts/{suggestedPromptId}")
        .object::<ContentRow>();
}

/// A system prompt without its content.
#[row]
pub struct SystemPromptRow {
    #[key]
    pub system_prompt_id: i32,
    pub prompt_name: Option<Text>,
    #[known(known_texts::<SystemPromptType>)]
    pub prompt_type: Option<Text>,
    pub version: Option<Text>,
    pub created_at: Option<DateTime<Utc>>,
    pub is_active: Option<bool>,
}

/// A suggested prompt without its content.
#[row]
pub struct SuggestedPromptRow {
    #[key]
    pub suggested_prompt_id: i32,
    pub prompt_title: Option<Text>,
    pub workflow_name: Option<Text>,
    pub display_order: Option<i32>,
    pub version: Option<Text>,
    pub created_at: Option<DateTime<Utc>>,
    pub is_active: Option<bool>,
}

/// The content of a prompt. Only suggested prompts have a description.
#[row]
pub struct ContentRow {
    pub description: Option<String>,
    pub prompt_content: String,
}

/// All system prompts, without their texts.
pub async fn system_prompts(main: &Api<'_>) -> Result<Arc<Table<SystemPromptRow>>> {
    main.table(Path::new(&SYSTEM_PROMPTS, &[])).await
}

/// The text of a system prompt.
pub async fn system_prompt(main: &Api<'_>, system_prompt_id: i32) -> Result<Arc<ContentRow>> {
    main.one(Path::new(&SYSTEM_PROMPT, &[&system_prompt_id]))
        .await
}

/// All suggested prompts.
pub async fn suggested_prompts(main: &Api<'_>) -> Result<Arc<Table<SuggestedPromptRow>>> {
    main.table(Path::new(&SUGGESTED_PROMPTS, &[])).await
}

/// The text of a suggested prompt.
pub async fn suggested_prompt(main: &Api<'_>, suggested_prompt_id: i32) -> Result<Arc<ContentRow>> {
    main.one(Path::new(&SUGGESTED_PROMPT, &[&suggested_prompt_id]))
        .await
}
