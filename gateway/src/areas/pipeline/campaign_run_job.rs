//! The types of campaign runs.

use gateway_macros::SimpleObject;

use super::rest::CampaignRunJobType;
use crate::error::Result;
use crate::graph::decision::Decision;
use crate::graph::payload::UserErrorCode;
use crate::request::{RequestContext, Roles};

/// A type of campaign run.
#[derive(SimpleObject)]
pub struct CampaignRunJob {
    /// The type.
    job_type: CampaignRunJobType,
    /// The name to show, such as "Full Matching (for new inventory)".
    label: &'static str,
    /// Whether the caller may start it: MISSING_ROLE if only developers may.
    run: Decision,
}

impl CampaignRunJobType {
    /// In display order.
    const ALL: [Self; 4] = [Self::Gold, Self::Uf, Self::Bronze, Self::Silver];

    fn label(self) -> &'static str {
        match self {
            Self::Gold => "Refresh Impressions (for existing inventory added to a flight/campaign)",
            Self::Uf => "UF Only (Impressions exist, but Uniques and Frequency seem off)",
            Self::Bronze => "Full Matching (for new inventory)",
            Self::Silver => "Bronze To Gold (for devs)",
        }
    }

    /// Whether only developers may start it.
    pub(super) fn is_for_developers(self) -> bool {
        matches!(self, Self::Bronze | Self::Silver)
    }

    /// Whether a caller with these roles may start it.
    pub(super) fn run_by(self, roles: Roles) -> Decision {
        if self.is_for_developers() && !roles.is_developer {
            let reason = "Only developers can run this job type.";
            return Decision::refuse(UserErrorCode::MissingRole, reason);
        }
        Decision::allow()
    }
}

impl CampaignRunJob {
    /// All types, in display order.
    pub(super) async fn all(context: &RequestContext) -> Result<Vec<Self>> {
        let roles = context.roles().await?;
        Ok(CampaignRunJobType::ALL
            .map(|job_type| Self {
                job_type,
                label: job_type.label(),
                run: job_type.run_by(roles),
            })
            .into())
    }
}
