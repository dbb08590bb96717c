//! Sending a query or a mutation.

use async_graphql::parser::types::OperationType;
use clap::Args;
use reqwest::header::{CACHE_CONTROL, HeaderValue};

use crate::command::RequestArgs;
use crate::command::document::Document;
use crate::command::failure::{Failure, tell};
use crate::command::gateway::{self, Answer, Gateway};
use crate::command::output::{Format, Output};
use crate::command::rows::Rows;
use crate::command::wait::{SelectedJob, wait};
use crate::command::{pages, upload};

/// What to send, and how to print the answer.
#[derive(Args, Clone, Debug)]
pub struct QueryArgs {
    #[command(flatten)]
    request: RequestArgs,
    /// A file for a variable, such as input.file=assets.csv.
    #[arg(long = "file", value_name = "VARIABLE=FILE")]
    files: Vec<String>,
    /// Follow the cursors of the list to its end. It must take a variable as "after" and select
    /// pageInfo { hasNextPage endCursor }. A page that breaks is read again.
    #[arg(long, conflicts_with = "files")]
    all: bool,
    /// Wait for the job that a mutation has started, and print it as it is at the end. The mutation must select the job with its key, such as job { jobId }.
    #[arg(long, conflicts_with = "all")]
    wait: bool,
    /// A further header of each request.
    #[arg(long = "header", value_name = "NAME: VALUE")]
    headers: Vec<String>,
    /// Read what the services say now, and not what the gateway has cached.
    #[arg(long)]
    no_cache: bool,
    /// The idempotency key of a mutation, such as a new UUID: one gateway does it once, however often it is sent.
    #[arg(long, value_name = "KEY", conflicts_with = "files")]
    idempotency_key: Option<HeaderValue>,
    /// Print what each answer has cost on stderr, as JSON.
    #[arg(long)]
    cost: bool,
    /// With --all: end at the first page that breaks.
    #[arg(long, requires = "all")]
    no_retry: bool,
    /// How to print the data. Rows are those of the operation's list, or else the data is the only row.
    #[arg(long, value_enum, default_value = "json")]
    format: Format,
    /// Response keys that lead to the list, such as customer.vehicles, if the operation has several.
    #[arg(long, value_name = "PATH")]
    path: Option<String>,
}

/// Sends the operation and prints its data.
pub(super) async fn run(args: QueryArgs) -> Result<(), Failure> {
    let document = Document::read(&args.request)?;
    if document.operation()?.node.ty == OperationType::Subscription {
        return Err(Failure::usage("Use `marquee subscribe` for subscriptions."));
    }
    let mut gateway = Gateway::signed_in(args.request.url, args.request.time_zone.as_deref())?;
    gateway.timeout = args.request.timeout;
    gateway.asks_cost = args.cost;
    for header in &args.headers {
        // The message does not repeat a value, which may be secret.
        let (name, value) = gateway::header(header)
            .map_err(|expected| Failure::usage(format!("--header takes {expected}.")))?;
        gateway.headers.append(name, value);
    }
    if args.no_cache {
        gateway
            .headers
            .insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    }
    if let Some(key) = args.idempotency_key {
        gateway.headers.insert("idempotency-key", key);
    }
    let mut rows = match args.format {
        Format::Json if !args.all && args.path.is_none() => Rows::default(),
        _ => Rows::of(&document, args.path.as_deref())?,
    };
    if args.format != Format::Json {
        rows.tell_left_out();
    }
    let columns = rows.take_columns();
    if args.all {
        let (path, _) = rows.paging()?;
        let output = Output::new(args.format, columns, path)?;
        return fail_with(
            pages::print_all(&gateway, document, &rows, output, !args.no_retry).await?,
        );
    }
    document.check_selects_errors()?;
    let jobs = args.wait.then(|| SelectedJob::all(&document)).transpose()?;
    let mut answer = send(&gateway, document, &args.files).await?;
    let mut ended = match jobs {
        Some(jobs) if answer.problems().is_empty() => wait(&gateway, &jobs, &mut answer).await,
        _ => Ok(()),
    };
    if let Some(data) = &answer.data {
        let mut output = Output::new(args.format, columns, &[])?;
        output.page(&rows, data)?;
        output.end()?;
        if let Err(failure) = rows.page(data).next {
            ended = ended.and(Err(failure));
        }
    }
    if let Some(extensions) = &answer.extensions {
        tell(extensions.get());
    }
    fail_with(answer.problems())?;
    ended
}

async fn send(gateway: &Gateway, document: Document, files: &[String]) -> Result<Answer, Failure> {
    match files.is_empty() {
        true => gateway.send(&document).await,
        false => upload::send(gateway, document, files).await,
    }
}

fn fail_with(problems: Vec<String>) -> Result<(), Failure> {
    match problems.is_empty() {
        true => Ok(()),
        false => Err(Failure::Answer(problems)),
    }
}
