//! The rows and calls of prompts.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use serde::Deserialize;

use crate::error::Result;
use crate::upstream::decode::{self, Keyed, Table, Text};
use crate::upstream::{Api, Path};

/// A system prompt without its content.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SystemPromptRow {
    #[serde(deserialize_with = "decode::key")]
    pub system_prompt_id: i32,
    #[serde(default, deserialize_with = "decode::text")]
    pub prompt_name: Option<Text>,
    #[serde(default, deserialize_with = "decode::text")]
    pub prompt_type: Option<Text>,
    #[serde(default, deserialize_with = "decode::text")]
    pub version: Option<Text>,
    #[serde(default, deserialize_with = "decode::instant")]
    pub created_at: Option<DateTime<Utc>>,
    #[serde(default, deserialize_with = "decode::flag")]
    pub is_active: Option<bool>,
}

impl Keyed for SystemPromptRow {
    type Key = i32;
    fn key(&self) -> i32 {
        self.system_prompt_id
    }
}

/// A suggested prompt without its content.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SuggestedPromptRow {
    #[serde(deserialize_with = "decode::key")]
    pub suggested_prompt_id: i32,
    #[serde(default, deserialize_with = "decode::text")]
    pub prompt_title: Option<Text>,
    #[serde(default, deserialize_with = "decode::text")]
    pub workflow_name: Option<Text>,
    #[serde(default, deserialize_with = "decode::int32")]
    pub display_order: Option<i32>,
    #[serde(default, deserialize_with = "decode::text")]
    pub version: Option<Text>,
    #[serde(default, deserialize_with = "decode::instant")]
    pub created_at: Option<DateTime<Utc>>,
    #[serde(default, deserialize_with = "decode::flag")]
    pub is_active: Option<bool>,
}

impl Keyed for SuggestedPromptRow {
    type Key = i32;
    fn key(&self) -> i32 {
        self.suggested_prompt_id
    }
}

/// The content of a prompt. Only suggested prompts have a description.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ContentRow {
    #[serde(default, deserialize_with = "decode::text")]
    pub description: Option<String>,
    #[serde(default, deserialize_with = "decode::required_text")]
    pub prompt_content: String,
}

/// All system prompts, without their texts.
pub async fn system_prompts(main: &Api<'_>) -> Result<Arc<Table<SystemPromptRow>>> {
    main.table(Path::new("/v3/api/ai-insights/system-prompts", &[]))
        .await
}

/// The text of a system prompt.
pub async fn system_prompt(main: &Api<'_>, system_prompt_id: i32) -> Result<Arc<ContentRow>> {
    main.one(Path::new(
        "/v3/api/ai-insights/system-prompts/{}",
        &[&system_prompt_id],
    ))
    .await
}

/// All suggested prompts.
pub async fn suggested_prompts(main: &Api<'_>) -> Result<Arc<Table<SuggestedPromptRow>>> {
    main.table(Path::new("/v3/api/ai-insights/suggested-prompts", &[]))
        .await
}

/// The text of a suggested prompt.
pub async fn suggested_prompt(main: &Api<'_>, suggested_prompt_id: i32) -> Result<Arc<ContentRow>> {
    main.one(Path::new(
        "/v3/api/ai-insights/suggested-prompts/{}",
        &[&suggested_prompt_id],
    ))
    .await
}
