//! A suggested prompt, and lists of suggested prompts.

use std::collections::HashSet;

use async_graphql::{Context, Enum, ID, InputObject};
use gateway_macros::object;

use super::rest::{self, SuggestedPromptRow};
use super::rules;
use super::system_prompt::PromptContent;
use crate::error::Result;
use crate::graph::collation::compare_text;
use crate::graph::connection::{Connection, connection_node};
use crate::graph::filter_text::{FilterText, Searched};
use crate::graph::global_id::{self, Entity};
use crate::graph::list::{List, ListArgs, SortBy, is_any_of};
use crate::graph::order::{OrderDirection, OrderField};
use crate::graph::scalars::DateTime;
use crate::request::{RequestContext, request_context};
use crate::upstream::Row;

pub struct SuggestedPrompt(Row<SuggestedPromptRow>);

/// A question for the AI assistant that is suggested to users.
#[object(row)]
impl SuggestedPrompt {
    /// Opaque global id, for `node(id:)` and client caches. Inputs take `suggestedPromptId`.
    pub async fn id(&self) -> ID {
        global_id::id("SuggestedPrompt", self.0.suggested_prompt_id)
    }

    /// The prompt's number.
    async fn suggested_prompt_id(&self) -> i32 {
        self.0.suggested_prompt_id
    }

    /// Its title; "Untitled" if it has none.
    async fn title(&self) -> &str {
        self.0.title()
    }

    /// The name of the workflow it is suggested in; null if there is none.
    async fn workflow_name(&self) -> Option<&str> {
        self.0.workflow_name.as_deref()
    }

    /// Position among the suggested prompts, lowest first; null if unknown.
    async fn display_order(&self) -> Option<i32> {
        self.0.display_order
    }

    /// The version, such as "3"; null if unknown.
    async fn version(&self) -> Option<&str> {
        self.0.version.as_deref()
    }

    /// When it was created; null if unknown.
    async fn created_at(&self) -> Option<DateTime> {
        self.0.created_at.map(DateTime)
    }

    /// Whether it is suggested to users.
    async fn is_active(&self) -> bool {
        self.0.is_active == Some(true)
    }

    /// Its text and description. One call per prompt.
    /// Source: GET /v3/api/ai-insights/suggested-prompts/{suggestedPromptId}.
    #[prefetch(rest::suggested_prompt(&context.main(), of.number()?))]
    async fn content(&self, ctx: &Context<'_>) -> Result<PromptContent> {
        let row = rest::suggested_prompt(&request_context(ctx).main(), self.0.suggested_prompt_id)
            .await?;
        Ok(PromptContent::new(row))
    }
}

impl SuggestedPromptRow {
    fn title(&self) -> &str {
        rules::title(self.prompt_title.as_deref())
    }
}

connection_node!(SuggestedPrompt, "A suggested prompt", "suggested prompts");

/// Selects suggested prompts.
#[derive(Default, InputObject)]
pub struct SuggestedPromptFilter {
    /// Prompts with any of these numbers.
    suggested_prompt_ids: Option<HashSet<i32>>,
    /// Words to find in the title, in any order, regardless of case and accents.
    text: Option<String>,
    /// Prompts of any of these workflows, compared exactly; `suggestedPromptWorkflows` lists them.
    workflow_names: Option<HashSet<String>>,
    /// false leaves out the prompts that are not active. They are included by default.
    include_inactive: Option<bool>,
}

/// Sort fields of a list of suggested prompts. Ties are sorted by suggestedPromptId.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum SuggestedPromptOrderField {
    /// The display order, then the title, case-insensitive; a missing order counts as 999.
    DisplayOrder,
    /// When it was created.
    CreatedAt,
    /// The title, case-insensitive.
    Title,
}

impl OrderField for SuggestedPromptOrderField {
    const DEFAULT: (Self, OrderDirection) = (Self::DisplayOrder, OrderDirection::Asc);
}

impl Searched for SuggestedPromptRow {
    fn texts(&self) -> impl IntoIterator<Item: AsRef<str>> {
        [self.title()]
    }
}

impl SuggestedPrompt {
    /// A page of all suggested prompts.
    pub(super) async fn page(
        context: &RequestContext,
        args: &ListArgs<SuggestedPromptFilter, SuggestedPromptOrderField>,
    ) -> Result<Connection<Self>> {
        let table = rest::suggested_prompts(&context.main()).await?;
        let filter = &args.filter;
        let text = FilterText::new(filter.text.as_deref());
        let prompts = List::new(&table).search(&text);
        let workflows = filter.workflow_names.as_ref();
        let is_active = |row: &SuggestedPromptRow| row.is_active == Some(true);
        let sort_by = match args.order.field {
            SuggestedPromptOrderField::DisplayOrder => {
                let order =
                    |row: &SuggestedPromptRow| Some(rules::display_order(row.display_order));
                SortBy::value(order).then(SortBy::text(|row: &SuggestedPromptRow| row.title()))
            }
            SuggestedPromptOrderField::CreatedAt => {
                SortBy::value(|row: &SuggestedPromptRow| row.created_at)
            }
            SuggestedPromptOrderField::Title => {
                SortBy::text(|row: &SuggestedPromptRow| row.title())
            }
        };
        prompts
            .keep(|row| {
                let workflow = row.workflow_name.as_deref();
                workflows.is_none_or(|names| workflow.is_some_and(|name| names.contains(name)))
                    && is_any_of(
                        filter.suggested_prompt_ids.as_ref(),
                        Some(&row.suggested_prompt_id),
                    )
                    && (filter.include_inactive != Some(false) || is_active(row))
            })
            .sort(sort_by, args.order.direction)
            .page(&args.page, Self)
    }

    /// The names of the workflows that occur, sorted.
    pub(super) async fn workflow_names(context: &RequestContext) -> Result<Vec<String>> {
        let table = rest::suggested_prompts(&context.main()).await?;
        let names = table.rows().iter();
        let mut names: Vec<&str> = names
            .filter_map(|row| row.workflow_name.as_deref())
            .collect();
        names.sort_by(|a, b| compare_text(a, b).then_with(|| a.cmp(b)));
        names.dedup();
        Ok(names.into_iter().map(str::to_owned).collect())
    }
}

impl Entity for SuggestedPrompt {
    const TYPE_NAME: &'static str = "SuggestedPrompt";
    type Key = i32;

    async fn find(context: &RequestContext, suggested_prompt_id: i32) -> Result<Option<Self>> {
        let table = rest::suggested_prompts(&context.main()).await?;
        Ok(Row::of(&table, &suggested_prompt_id).map(Self))
    }
}
