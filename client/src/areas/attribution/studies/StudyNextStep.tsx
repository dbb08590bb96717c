import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { StudyNextStep_study$key } from "../../../__generated__/StudyNextStep_study.graphql";
import { MissingPart } from "../../../ui/feedback/MissingPart";
import { Surface } from "../../../ui/layout/Surface";
import { StudyActions } from "./StudyActions";

type Props = {
  study: StudyNextStep_study$key;
  onEdit: () => void;
  onCuts: () => void;
  /** Refetches the study. */
  refetch: () => Promise<void>;
};

/** What a study waits for: the actions that its status offers, and what is missing for those that are not allowed. */
export function StudyNextStep({ study, onEdit, onCuts, refetch }: Props) {
  const row = useFragment(
    graphql`
      fragment StudyNextStep_study on AttributionStudy {
        statusLabel
        availableActions @catch {
          kind
          label
          explanation
          decision {
            allowed
            reason
          }
        }
        ...StudyActions_study
      }
    `,
    study,
  );
  const actions = row.availableActions.ok ? row.availableActions.value : null;
  const allowed = actions?.filter(({ decision }) => decision.allowed) ?? [];
  const refused = actions?.filter(({ decision }) => !decision.allowed) ?? [];
  return (
    <Surface title="Next Step">
      <MissingPart what="actions" parts={[row.availableActions]} onRetry={refetch} isInline />
      <Box component="ul" aria-label="Next step" sx={{ m: 0, mb: 3, p: 0, listStyle: "none", "&:empty": { display: "none" } }}>
        {allowed.length > 0 && <li>{`Available: ${allowed.map(({ label }) => label).join(", ")}.`}</li>}
        {refused.map(({ kind, label, explanation, decision }) => (
          <li key={kind}>{`${label}: ${explanation ?? decision.reason ?? ""}`}</li>
        ))}
        {actions?.length === 0 && <li>{`No action is available while the study is ${row.statusLabel}.`}</li>}
      </Box>
      <StudyActions study={row} onEdit={onEdit} onCuts={onCuts} refetch={refetch} />
    </Surface>
  );
}
