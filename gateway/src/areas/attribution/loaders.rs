//! Batched reads about studies.

use std::collections::HashMap;

use dataloader::BatchFn;
use dataloader::non_cached::Loader;

use super::rules::{StudiesOfJobs, StudyKeys};
use super::study::facts_of;
use crate::areas::jobs::Job;
use crate::error::{Error, Result};
use crate::request::{RequestContext, WeakContext};

/// Finds the studies that have results: the jobs are searched once for all of them.
struct StudiesWithResults(WeakContext);

impl StudiesWithResults {
    async fn read(&self) -> Result<StudiesOfJobs> {
        let context = self.0.upgrade()?;
        let mut jobs = StudiesOfJobs::default();
        Job::each_results(&context, |request| jobs.add(&facts_of(request))).await?;
        Ok(jobs)
    }
}

impl BatchFn<StudyKeys, Result<bool>> for StudiesWithResults {
    async fn load(&mut self, keys: &[StudyKeys]) -> HashMap<StudyKeys, Result<bool>> {
        let jobs = self.read().await;
        let has_results = |study: &StudyKeys| match &jobs {
            Ok(jobs) => Ok(jobs.have(study)),
            Err(error) => Err(error.clone()),
        };
        keys.iter()
            .map(|study| (*study, has_results(study)))
            .collect()
    }
}

/// Whether a study has completed results, batched with the other studies of this request.
pub(super) async fn has_results(context: &RequestContext, study: StudyKeys) -> Result<bool> {
    context
        .loader(|context| {
            Loader::new(StudiesWithResults(context.downgrade())).with_max_batch_size(usize::MAX)
        })
        .try_load(study)
        .await
        .unwrap_or_else(|error| Err(Error::internal(error.to_string())))
}
