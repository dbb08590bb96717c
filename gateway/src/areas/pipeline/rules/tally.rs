//! The counts of a market's jobs.

use super::{PipelineJobPhase, PipelineJobType};

/// The jobs of a market by type and outcome.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// All of its jobs.
    pub jobs: usize,
    pub stationary: Outcomes,
    pub transit: Outcomes,
}

/// The numbers of jobs by outcome.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outcomes {
    pub completed: usize,
    pub failed: usize,
}

/// The numbers of completed and failed jobs of each type, of any date.
pub fn tally(jobs: impl Iterator<Item = (PipelineJobType, PipelineJobPhase)>) -> Tally {
    let mut tally = Tally::default();
    for (kind, phase) in jobs {
        tally.jobs += 1;
        let outcomes = match kind {
            PipelineJobType::Stationary => &mut tally.stationary,
            PipelineJobType::Transit => &mut tally.transit,
            PipelineJobType::Unrecognized => continue,
        };
        match phase {
            PipelineJobPhase::Completed => outcomes.completed += 1,
            PipelineJobPhase::Failed => outcomes.failed += 1,
            _ => {}
        }
    }
    tally
}

#[cfg(test)]
mod tests {
    use super::*;
    use PipelineJobPhase::{Completed, Failed, Pending, Postponed, Processing, Running};
    use PipelineJobType::{Stationary, Transit, Unrecognized};

    #[test]
    fn jobs_are_counted_by_type_and_outcome() {
        type Case = (
            &'static [(PipelineJobType, PipelineJobPhase)],
            [usize; 2],
            [usize; 2],
        );
        let cases: [Case; 5] = [
            (&[], [0, 0], [0, 0]),
            (
                &[
                    (Stationary, Completed),
                    (Stationary, Completed),
                    (Stationary, Failed),
                    (Transit, Failed),
                ],
                [2, 1],
                [0, 1],
            ),
            (&[(Stationary, Pending), (Transit, Pending)], [0, 0], [0, 0]),
            (
                &[
                    (Transit, Postponed),
                    (Transit, Processing),
                    (Transit, Running),
                ],
                [0, 0],
                [0, 0],
            ),
            (
                &[
                    (Unrecognized, Completed),
                    (Unrecognized, Failed),
                    (Transit, Completed),
                ],
                [0, 0],
                [1, 0],
            ),
        ];
        for (jobs, stationary, transit) in cases {
            let outcomes = |[completed, failed]: [usize; 2]| Outcomes { completed, failed };
            let expected = Tally {
                jobs: jobs.len(),
                stationary: outcomes(stationary),
                transit: outcomes(transit),
            };
            assert_eq!(tally(jobs.iter().copied()), expected, "{jobs:?}");
        }
    }
}
