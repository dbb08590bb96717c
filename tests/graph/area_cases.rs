//! Cases as data: requests, what the services do meanwhile, and the answers and calls that come of them.
//!
//! `cases/<area>/<topic>.md` holds documents in fences (```` ```graphql name ````) and, under the heading of each case, one fence
//! of steps. Each begins a line; lines that go on are indented.
//!
//! - `with ["--flag", "value"]`: a gateway of the case's own, with these flags. The first step.
//! - `as developer`, `as anonymous`, `as plain staff in Asia/Tokyo`: who asks from here on. Plain staff in UTC by default.
//! - `fault {…}`, `answer <service> <path> {…}` (the next read of a path has this body), `clear faults`, and
//!   `clock <milliseconds>` (puts the sandbox's clock forward).
//! - `ask <document> {variables}`, or `ask fresh …`, which bypasses the cache. `file "text"` before it is uploaded with it.
//! - `data {…}` and `errors […]`: the whole answer. Of an error, its place in the document and `retryable: false` are left out.
//! - `calls …, …` and `writes`, with a line for each: what the services received meanwhile, in alphabetical order; checked if written.
//!
//! Values are written as in GraphQL documents; only the bodies of services are JSON. `{today-1}` in a string is a day in UTC, and
//! `"{any}"` any value. `CASE=text` runs only the cases with the text in their heading or file name, and `UPDATE=1` writes what
//! differs into the files.

use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::support::Harness;
use file::{File, Step};
use scene::Scene;

mod file;
mod scene;
mod value_text;

macro_rules! areas {
    ($($area:ident)*) => {
        $(
            #[tokio::test]
            async fn $area() {
                run(stringify!($area)).await;
            }
        )*

        #[test]
        fn every_folder_is_an_area() {
            let folders = fs::read_dir(folder()).unwrap();
            let folders = folders.map(|entry| entry.unwrap().file_name().into_string().unwrap());
            let mut folders = Vec::from_iter(folders);
            folders.sort_unstable();
            assert_eq!(folders, [$(stringify!($area)),*]);
        }
    };
}

areas! {
    ai_debug_logs
    ai_insights
    asset_owners
    attention
    attribution
    backfill
    campaign_explorer
    campaigns
    customers
    dev
    devices
    frames
    jobs
    markets
    pipeline
    pixels
    providers
    search
    shell
    uploads
    validations
    vehicles
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("graph/cases")
}

async fn run(area: &str) {
    let wanted = env::var("CASE").unwrap_or_default();
    let paths = fs::read_dir(folder().join(area)).unwrap();
    let mut paths = Vec::from_iter(paths.map(|entry| entry.unwrap().path()));
    paths.sort_unstable();
    let (mut differences, mut shared) = (Vec::new(), None);
    for path in paths {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let file = File::read(&name, fs::read_to_string(&path).unwrap());
        let mut corrections = Vec::new();
        for case in &file.cases {
            if !name.contains(&wanted) && !case.title.contains(&wanted) {
                continue;
            }
            let harness = match (&case.steps[..], shared.take()) {
                ([Step::With(flags), ..], _) => {
                    let flags: Vec<&str> = flags.iter().map(String::as_str).collect();
                    Harness::with(&flags).await
                }
                (_, Some(harness)) => harness,
                _ => Harness::start().await,
            };
            let found = Scene::new(&harness, &file).play(case).await;
            for (ask, answer) in found {
                let answer_text = answer.text();
                differences.push(format!(
                    "cases/{area}/{name}:{}: {}\nexpected:\n{}\nfound:\n{answer_text}",
                    ask.line,
                    case.title,
                    ask.expected.text()
                ));
                corrections.push((ask.answer.clone(), answer_text));
            }
            // A gateway with flags of its own is no one else's, and one that has seen faults remembers them.
            let is_plain = |step: &Step| !matches!(step, Step::With(_) | Step::Fault(_));
            if case.steps.iter().all(is_plain) {
                harness.reset().await;
                shared = Some(harness);
            }
        }
        if env::var_os("UPDATE").is_some() {
            fs::write(&path, file.corrected(corrections)).unwrap();
        }
    }
    assert!(differences.is_empty(), "\n{}\n", differences.join("\n\n"));
}
