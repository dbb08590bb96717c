//! The comparison of the two groups on one page.

use gateway_macros::{SimpleObject, object};

use super::confidence::LiftConfidence;
use super::group::GroupPage;
use super::rest::ReportFile;
use super::rules::{self, LiftCautionCode, Sample, TrackedPage};
use super::step::ReportStep;

pub struct AttributionPage {
    page: TrackedPage,
    exposed: Sample,
    control: Sample,
    pixel_count: usize,
}

/// A reason to read a lift with caution.
#[derive(SimpleObject)]
pub struct LiftCaution {
    /// The reason, as a code.
    code: LiftCautionCode,
    /// The label beside the lift, such as "Unequal groups".
    label: &'static str,
    /// The reason, as a sentence.
    explanation: &'static str,
}

/// The comparison of the two groups on one page.
#[object]
impl AttributionPage {
    /// The page.
    async fn page(&self) -> TrackedPage {
        self.page
    }

    /// The page as text, such as "Home Page".
    async fn label(&self) -> &'static str {
        self.page.label()
    }

    /// The name of the page in the report file, such as "Homepage".
    async fn service_name(&self) -> &'static str {
        self.page.service_name()
    }

    /// The visits of the exposed group.
    async fn exposed(&self) -> GroupPage {
        GroupPage::new(self.page, self.exposed)
    }

    /// The visits of the control group.
    async fn control(&self) -> GroupPage {
        GroupPage::new(self.page, self.control)
    }

    /// How far the exposed rate is above the control rate, as an unrounded fraction: 0.28 means that exposed devices
    /// visited 28 % more often. Negative if they visited less often; null if the control rate is 0, or if a count could
    /// not be read.
    async fn lift(&self) -> Option<f64> {
        rules::lift(self.exposed, self.control)
    }

    /// The lift in percent with its sign and two decimals, such as "+28.00%"; "N/A" without one.
    async fn lift_label(&self) -> String {
        rules::lift_label(self.exposed, self.control)
    }

    /// Reasons to read the lift with caution; empty if there are none.
    async fn cautions(&self) -> Vec<LiftCaution> {
        rules::cautions(self.pixel_count, self.exposed, self.control)
            .into_iter()
            .map(|code| LiftCaution {
                code,
                label: code.label(),
                explanation: code.explanation(),
            })
            .collect()
    }

    /// The steps from `exposed` and `control` to the figures of the page: the rates, their difference, the lift, the test
    /// and the margin of the 95 % interval. Each uses the results of earlier ones.
    async fn arithmetic(&self) -> Vec<ReportStep> {
        let steps = rules::arithmetic(self.exposed, self.control).into_iter();
        steps.map(ReportStep::from).collect()
    }

    /// The confidence that the difference is more than chance.
    async fn confidence(&self) -> LiftConfidence {
        LiftConfidence::new(self.exposed, self.control)
    }
}

impl AttributionPage {
    pub(super) fn new(file: &ReportFile, page: TrackedPage) -> Self {
        Self {
            page,
            exposed: file.exposed.sample(page),
            control: file.control.sample(page),
            pixel_count: file.pixels.len(),
        }
    }
}
