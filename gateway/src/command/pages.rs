//! All pages of a list, one request after the other. A page that breaks is read again.

use std::collections::HashSet;
use std::time::Duration;

use async_graphql::parser::types::OperationType;
use indicatif::ProgressBar;
use serde_json::json;

use crate::command::document::Document;
use crate::command::failure::{Failure, tell};
use crate::command::gateway::{Answer, Gateway};
use crate::command::output::Output;
use crate::command::rows::Rows;

/// How often a page is read, and how long to wait before the second time; then twice as long each time.
const ATTEMPTS: u32 = 5;
const FIRST_PAUSE: Duration = Duration::from_millis(500);

/// Reads and prints all pages. Returns the problems of the answers.
pub(super) async fn print_all(
    gateway: &Gateway,
    mut document: Document,
    rows: &Rows,
    mut output: Output,
    retries: bool,
) -> Result<Vec<String>, Failure> {
    if document.operation()?.node.ty != OperationType::Query {
        return Err(Failure::usage("--all is for queries."));
    }
    let (_, after) = rows.paging()?;
    let (mut problems, mut count) = (Vec::new(), 0);
    let mut followed = HashSet::new();
    // Shown on a terminal only.
    let progress = ProgressBar::new_spinner();
    loop {
        let answer = match retries {
            true => read(gateway, &document, rows, &progress).await?,
            false => gateway.send(&document).await?,
        };
        problems.extend(answer.problems());
        if let Some(extensions) = &answer.extensions {
            progress.suspend(|| tell(extensions.get()));
        }
        let Some(data) = &answer.data else {
            break;
        };
        count += progress.suspend(|| output.page(rows, data))?;
        progress.set_message(format!("{count} rows"));
        progress.tick();
        let next = match rows.page(data).next {
            // The errors of the answer say why.
            Err(_) if !problems.is_empty() => break,
            next => next?,
        };
        let Some(cursor) = next else {
            break;
        };
        if !followed.insert(cursor.clone()) {
            return Err(Failure::local(
                "The list does not go on: the gateway returned the same cursor again.",
            ));
        }
        document.variables.insert(after.to_owned(), json!(cursor));
    }
    progress.finish_and_clear();
    output.end()?;
    Ok(problems)
}

/// Reads a page, again if there is no answer, or only errors that may pass. A page whose list is there is read again once:
/// what its rows lack may be lacking for good.
async fn read(
    gateway: &Gateway,
    document: &Document,
    rows: &Rows,
    progress: &ProgressBar,
) -> Result<Answer, Failure> {
    let mut pause = FIRST_PAUSE;
    for attempt in 1..ATTEMPTS {
        let result = gateway.send(document).await;
        let is_transient = match &result {
            Ok(answer) => {
                let has_list = || {
                    answer
                        .data
                        .as_ref()
                        .is_some_and(|data| rows.page(data).next.is_ok())
                };
                answer.is_transient() && (attempt == 1 || !has_list())
            }
            Err(Failure::NoAnswer { is_transient, .. }) => *is_transient,
            Err(_) => false,
        };
        if !is_transient {
            return result;
        }
        let why = match result {
            Err(failure) => failure.into_text(),
            Ok(answer) => answer.problems().swap_remove(0),
        };
        let seconds = pause.as_secs_f32();
        progress.suspend(|| tell(&format!("{why} The page is read again in {seconds} s.")));
        tokio::time::sleep(pause).await;
        pause *= 2;
    }
    gateway.send(document).await
}
