import { graphql, useFragment } from "react-relay";
import type { StudyStatus, StudyStatusChip_study$key } from "../../../__generated__/StudyStatusChip_study.graphql";
import { ExplainedChip } from "../../../ui/feedback/ExplainedChip";
import type { Tone } from "../../../ui/layout/style";

const tones: Record<StudyStatus, Tone> = {
  ACTIVE: "blue",
  PENDING: "yellow",
  APPROVED: "blue",
  ATTENTION_REQUIRED: "red",
  UNDER_REVIEW: "orange",
  COMPLETE: "green",
  MID_STUDY_COMPLETE: "green",
  PROCESSING: "yellow",
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
