//! A page of frames.

use async_graphql::Context;
use futures_util::future::OptionFuture;
use gateway_macros::object;

use super::frame::Frame;
use super::{rest, rules};
use crate::error::{Error, Result};
use crate::graph::list::List;
use crate::graph::prefetch::Of;
use crate::request::{RequestContext, request_context};

pub struct FramePage {
    customer_id: i32,
    offset: i32,
    limit: i32,
    frames: Vec<Frame>,
    unreadable: usize,
}

/// A page of a customer's frames. The service does the paging and does not return the total number.
#[object]
impl FramePage {
    /// The frames of this page, in the order of the service; empty after the last one.
    async fn frames(&self) -> &[Frame] {
        &self.frames
    }

    /// Number of rows on this page that cannot be read because they have no valid key. They are missing from
    /// `frames`, but count towards the offset of the next page.
    async fn unreadable_count(&self) -> usize {
        self.unreadable
    }

    /// Number of frames before this page.
    async fn offset(&self) -> i32 {
        self.offset
    }

    /// Whether there are frames after this page. Costs one call per page: it reads the next frame.
    /// Source: GET /v3/api/frames/admin-list.
    async fn has_next_page(&self, ctx: &Context<'_>) -> Result<bool> {
        let Some(next) = self.offset.checked_add(self.limit) else {
            return Ok(false);
        };
        let main = request_context(ctx).main();
        let table = rest::frames_of_customer(&main, self.customer_id, next, 1).await?;
        Ok(!table.rows().is_empty() || table.unreadable() > 0)
    }
}

impl FramePage {
    /// Reads the page that a field selects, and the frame after it if the field selects whether there is one.
    pub(crate) async fn prefetch(
        context: &RequestContext,
        customer_id: i32,
        of: &Of,
    ) -> Option<()> {
        let (offset, limit) = (of.argument("offset")?, of.argument("limit")?);
        if rules::refusal(offset, limit).is_some() {
            return None;
        }
        let main = context.main();
        let page = rest::frames_of_customer(&main, customer_id, offset, limit);
        let next = offset.checked_add(limit);
        let next = next.filter(|_| of.selects("hasNextPage"));
        let next = next.map(|next| rest::frames_of_customer(&main, customer_id, next, 1));
        let _read = tokio::join!(page, OptionFuture::from(next));
        Some(())
    }

    /// A page of the frames of a customer.
    ///
    /// # Errors
    /// BAD_USER_INPUT if the offset is below 0, or the limit is below 1 or above 100.
    pub(crate) async fn of_customer(
        context: &RequestContext,
        customer_id: i32,
        offset: i32,
        limit: i32,
    ) -> Result<Self> {
        if let Some(reason) = rules::refusal(offset, limit) {
            return Err(Error::bad_input(reason));
        }
        let table = rest::frames_of_customer(&context.main(), customer_id, offset, limit).await?;
        Ok(Self {
            customer_id,
            offset,
            limit,
            unreadable: table.unreadable(),
            frames: List::new(&table).nodes(Frame),
        })
    }
}
