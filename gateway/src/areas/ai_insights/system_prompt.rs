//! A system prompt, its content, and lists of system prompts.

use std::collections::HashSet;
use std::sync::Arc;

use async_graphql::{Context, Enum, ID, InputObject};
use gateway_macros::{SimpleObject, object};

use super::rest::{self, ContentRow, SystemPromptRow};
use super::rules::{self, SystemPromptType};
use crate::error::Result;
use crate::graph::collation::compare_text;
use crate::graph::connection::{Connection, connection_node};
use crate::graph::filter_text::{FilterText, Searched};
use crate::graph::global_id::{self, Entity};
use crate::graph::list::{List, ListArgs, SortBy, is_any_of};
use crate::graph::order::{OrderDirection, OrderField};
use crate::graph::scalars::DateTime;
use crate::graph::upstream_enum::UpstreamEnum;
use crate::request::{RequestContext, request_context};
use crate::upstream::Row;
use crate::upstream::decode::Table;

pub struct SystemPrompt(Row<SystemPromptRow>);

/// A version of instructions that the AI assistant is given before a question.
#[object(row)]
impl SystemPrompt {
    /// Opaque global id, for `node(id:)` and client caches. Inputs take `systemPromptId`.
    pub async fn id(&self) -> ID {
        global_id::id("SystemPrompt", self.0.system_prompt_id)
    }

    /// The prompt's number. Each version has its own.
    async fn system_prompt_id(&self) -> i32 {
        self.0.system_prompt_id
    }

    /// Its name; "Untitled" if it has none. The versions of a prompt have the same name.
    async fn name(&self) -> &str {
        rules::title(self.0.prompt_name.as_deref())
    }

    /// What it tells the assistant about.
    #[graphql(name = "type")]
    async fn kind(&self) -> SystemPromptType {
        self.0.kind()
    }

    /// The type as the service spells it; null if unknown.
    async fn type_text(&self) -> Option<&str> {
        self.0.prompt_type.as_deref()
    }

    /// The type to show, such as "Base"; an unknown one as the service spells it; null if missing.
    async fn type_label(&self) -> Option<&str> {
        self.0.prompt_type.as_deref().map(rules::type_label)
    }

    /// The version, such as "3"; null if unknown.
    async fn version(&self) -> Option<&str> {
        self.0.version.as_deref()
    }

    /// When this version was created; null if unknown.
    async fn created_at(&self) -> Option<DateTime> {
        self.0.created_at.map(DateTime)
    }

    /// Whether the assistant uses this version.
    async fn is_active(&self) -> bool {
        self.0.is_active == Some(true)
    }

    /// Its text. One call per prompt. Source: GET /v3/api/ai-insights/system-prompts/{systemPromptId}.
    #[prefetch(rest::system_prompt(&context.main(), of.number()?))]
    async fn content(&self, ctx: &Context<'_>) -> Result<PromptContent> {
        let row =
            rest::system_prompt(&request_context(ctx).main(), self.0.system_prompt_id).await?;
        Ok(PromptContent::new(row))
    }
}

pub struct PromptContent(Arc<ContentRow>);

/// The text of a prompt.
#[object]
impl PromptContent {
    /// The text, as markdown; empty if the prompt has none.
    async fn text(&self) -> &str {
        &self.0.prompt_content
    }

    /// Number of characters of the text.
    async fn character_count(&self) -> usize {
        self.0.prompt_content.chars().count()
    }

    /// Approximate number of tokens: a quarter of the characters, rounded up.
    async fn token_count(&self) -> usize {
        rules::token_count(self.0.prompt_content.chars().count())
    }

    /// The purpose of a suggested prompt, as markdown; empty for system prompts, and if there is none.
    async fn description(&self) -> &str {
        self.0.description.as_deref().unwrap_or_default()
    }
}

impl PromptContent {
    /// The content in a row.
    pub(super) fn new(row: Arc<ContentRow>) -> Self {
        Self(row)
    }
}

impl SystemPromptRow {
    fn kind(&self) -> SystemPromptType {
        SystemPromptType::of(self.prompt_type.as_deref().unwrap_or_default())
    }
}

connection_node!(SystemPrompt, "A system prompt", "system prompts");

/// Selects system prompts.
#[derive(Default, InputObject)]
pub struct SystemPromptFilter {
    /// Prompts with any of these numbers.
    system_prompt_ids: Option<HashSet<i32>>,
    /// Words to find in the name, in any order, regardless of case and accents.
    text: Option<String>,
    /// Prompts of any of these types.
    types: Option<HashSet<SystemPromptType>>,
    /// Prompts of any of these types, each as the service spells it; `systemPromptTypes` lists them.
    type_texts: Option<HashSet<String>>,
    /// false leaves out the versions that are not active. They are included by default.
    include_inactive: Option<bool>,
}

/// Sort fields of a list of system prompts. Ties are sorted by systemPromptId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum SystemPromptOrderField {
    /// The version as a number, then when it was created. A version that is not a number counts as missing.
    Version,
    /// When it was created.
    CreatedAt,
    /// The name, case-insensitive.
    Name,
}

impl OrderField for SystemPromptOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::Version, OrderDirection::Desc);
}

/// A type that occurs among the system prompts.
#[derive(SimpleObject)]
pub struct SystemPromptTypeOption {
    /// The type, as the filter `typeTexts` takes it.
    text: String,
    /// The type to show, such as "Base"; an unknown one as the service spells it.
    label: String,
    /// Number of prompts of this type.
    prompt_count: usize,
}

impl Searched for SystemPromptRow {
    fn texts(&self) -> impl IntoIterator<Item: AsRef<str>> {
        [rules::title(self.prompt_name.as_deref())]
    }
}

impl SystemPrompt {
    /// A page of all system prompts.
    pub(super) async fn page(
        context: &RequestContext,
        args: &ListArgs<SystemPromptFilter, SystemPromptOrderField>,
    ) -> Result<Connection<Self>> {
        let table = rest::system_prompts(&context.main()).await?;
        let filter = &args.filter;
        let text = FilterText::new(filter.text.as_deref());
        let prompts = List::new(&table).search(&text);
        let (types, texts) = (filter.types.as_ref(), filter.type_texts.as_ref());
        let is_active = |row: &SystemPromptRow| row.is_active == Some(true);
        let sort_by = match args.order.field {
            SystemPromptOrderField::Version => {
                SortBy::value(|row: &SystemPromptRow| rules::version_number(row.version.as_deref()))
                    .then(SortBy::value(|row: &SystemPromptRow| row.created_at))
            }
            SystemPromptOrderField::CreatedAt => {
                SortBy::value(|row: &SystemPromptRow| row.created_at)
            }
            SystemPromptOrderField::Name => {
                SortBy::text(|row: &SystemPromptRow| rules::title(row.prompt_name.as_deref()))
            }
        };
        prompts
            .keep(|row| {
                let kind = row.prompt_type.as_deref();
                types.is_none_or(|types| types.contains(&row.kind()))
                    && texts.is_none_or(|texts| kind.is_some_and(|kind| texts.contains(kind)))
                    && is_any_of(
                        filter.system_prompt_ids.as_ref(),
                        Some(&row.system_prompt_id),
                    )
                    && (filter.include_inactive != Some(false) || is_active(row))
            })
            .sort(sort_by, args.order.direction)
            .page(&args.page, Self)
    }

    /// The types that occur: the known ones in their order, then the others by name.
    pub(super) async fn types(context: &RequestContext) -> Result<Vec<SystemPromptTypeOption>> {
        let table = rest::system_prompts(&context.main()).await?;
        let texts = || {
            table
                .rows()
                .iter()
                .filter_map(|row| row.prompt_type.as_deref())
        };
        let mut types: Vec<&str> = texts().collect();
        types.sort_by(|a, b| {
            let rank = |text: &str| SystemPromptType::of(text) as usize;
            let by_rank = rank(a).cmp(&rank(b));
            by_rank
                .then_with(|| compare_text(a, b))
                .then_with(|| a.cmp(b))
        });
        types.dedup();
        let option = |text: &str| SystemPromptTypeOption {
            text: text.to_owned(),
            label: rules::type_label(text).to_owned(),
            prompt_count: texts().filter(|other| *other == text).count(),
        };
        Ok(types.into_iter().map(option).collect())
    }

    /// All system prompts, for looking up several.
    pub(crate) async fn book(context: &RequestContext) -> Result<SystemPrompts> {
        rest::system_prompts(&context.main())
            .await
            .map(SystemPrompts)
    }
}

/// All system prompts.
pub struct SystemPrompts(Arc<Table<SystemPromptRow>>);

impl SystemPrompts {
    /// The prompt with this number and its type, if it exists.
    pub(crate) fn find(&self, system_prompt_id: i32) -> Option<(SystemPrompt, SystemPromptType)> {
        let row = Row::of(&self.0, &system_prompt_id)?;
        let kind = row.kind();
        Some((SystemPrompt(row), kind))
    }
}

impl Entity for SystemPrompt {
    const TYPE_NAME: &'static str = "SystemPrompt";
    type Key = i32;

    async fn find(context: &RequestContext, system_prompt_id: i32) -> Result<Option<Self>> {
        let prompts = Self::book(context).await?;
        Ok(prompts.find(system_prompt_id).map(|(prompt, _)| prompt))
    }
}
