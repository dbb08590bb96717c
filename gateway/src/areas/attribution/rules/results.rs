//! Matches jobs with studies.

use std::collections::HashSet;

use crate::graph::decision::Decision;
use crate::graph::payload::UserErrorCode;

/// The numbers that match a study with its jobs.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct StudyKeys {
    /// Its own number.
    pub study_id: i32,
    /// Its customer's number, if it has one.
    pub customer_id: Option<i32>,
    /// Its campaign's number, if it has one.
    pub campaign_id: Option<i32>,
}

/// What a job is about, according to its request.
pub struct JobFacts<'a> {
    /// The study's number, if it has one.
    pub study_id: Option<i32>,
    /// The customer's number, if it has one.
    pub customer_id: Option<i32>,
    /// The campaigns' numbers.
    pub campaign_ids: &'a [i32],
}

/// Whether a job belongs to a study: by the study's number or, if the job has none, by customer and campaign.
pub fn is_of_study(job: &JobFacts<'_>, study: &StudyKeys) -> bool {
    match job.study_id {
        Some(study_id) => study_id == study.study_id,
        None => {
            study.customer_id.is_some()
                && job.customer_id == study.customer_id
                && study
                    .campaign_id
                    .is_some_and(|campaign_id| job.campaign_ids.contains(&campaign_id))
        }
    }
}

/// The studies that a list of jobs is about, for checking many studies at once.
#[derive(Default)]
pub struct StudiesOfJobs {
    /// The numbers of the studies that jobs name.
    named: HashSet<i32>,
    /// The customers and campaigns of the jobs that name no study.
    others: HashSet<(i32, i32)>,
}

impl StudiesOfJobs {
    /// Adds the study that a job is about.
    pub fn add(&mut self, job: &JobFacts<'_>) {
        if let Some(study_id) = job.study_id {
            self.named.insert(study_id);
        } else if let Some(customer_id) = job.customer_id {
            let campaigns = job.campaign_ids.iter();
            self.others
                .extend(campaigns.map(|campaign_id| (customer_id, *campaign_id)));
        }
    }

    /// Whether any of the jobs belongs to a study, by the rule of `is_of_study`.
    pub fn have(&self, study: &StudyKeys) -> bool {
        let keys = study.customer_id.zip(study.campaign_id);
        self.named.contains(&study.study_id) || keys.is_some_and(|keys| self.others.contains(&keys))
    }
}

/// Whether a study has results to open.
pub fn open_results(has_results: bool) -> Decision {
    if has_results {
        Decision::allow()
    } else {
        Decision::refuse(
            UserErrorCode::NoResults,
            "This study has no completed results yet.",
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_job_is_matched_by_its_study_or_else_by_customer_and_campaign() {
        let study = |campaign_id| StudyKeys {
            study_id: 52,
            customer_id: Some(3),
            campaign_id,
        };
        type Case = (Option<i32>, Option<i32>, &'static [i32], Option<i32>, bool);
        let cases: [Case; 8] = [
            (Some(52), None, &[], None, true),
            (Some(52), Some(9), &[8], Some(4), true),
            (Some(53), Some(3), &[4], Some(4), false),
            (None, Some(3), &[4], Some(4), true),
            (None, Some(3), &[9, 4], Some(4), true),
            (None, Some(9), &[4], Some(4), false),
            (None, Some(3), &[9], Some(4), false),
            (None, Some(3), &[], None, false),
        ];
        for (study_id, customer_id, campaign_ids, campaign_id, expected) in cases {
            let job = JobFacts {
                study_id,
                customer_id,
                campaign_ids,
            };
            let found = is_of_study(&job, &study(campaign_id));
            assert_eq!(found, expected, "{study_id:?} {campaign_ids:?}");
            let mut jobs = StudiesOfJobs::default();
            jobs.add(&job);
            let found = jobs.have(&study(campaign_id));
            assert_eq!(found, expected, "{study_id:?} {campaign_ids:?}");
        }
    }
}
