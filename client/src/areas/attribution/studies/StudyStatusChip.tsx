import { graphql, useFragment } from "react-relay";
import type { StudyStatus, StudyStatusChip_study$key } from "../../../__generated__/StudyStatusChip_study.graphql";
import { ExplainedChip } from "../../../ui/feedback/ExplainedChip";
import type { Tone } from "../../../ui/layout/style";

const tones: Record<StudyStatus, Tone> = {
  ACTIVE: "blue",
  PENDING: "grey",
  APPROVED: "blue",
  ATTENTION_REQUIRED: "yellow",
  UNDER_REVIEW: "blue",
  COMPLETE: "green",
  MID_STUDY_COMPLETE: "green",
  PROCESSING: "blue",
  UNRECOGNIZED: "grey",
};

/** The status of an attribution study. */
export function StudyStatusChip({ study }: { study: StudyStatusChip_study$key }) {
  const { status, statusLabel, statusExplanation } = useFragment(
    graphql`
      fragment StudyStatusChip_study on Study {
        status
        statusLabel
        statusExplanation
      }
    `,
    study,
  );
  return <ExplainedChip tone={tones[status]} label={statusLabel} text={statusExplanation} />;
}
