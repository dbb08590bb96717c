import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { NextStep_study$key } from "../../../__generated__/NextStep_study.graphql";
import { MissingPart } from "../../../ui/feedback/MissingPart";
import { Surface } from "../../../ui/layout/Surface";
import { StudyActions } from "./StudyActions";
import { StudyPath } from "./StudyPath";

type Props = { study: NextStep_study$key; onEdit: () => void; onCuts: () => void; refetch: () => Promise<void> };

/** How far a study is, what can be done next, and what is missing for the actions that are not allowed. */
export function NextStep({ study: ref, onEdit, onCuts, refetch }: Props) {
  const study = useFragment(
    graphql`
      fragment NextStep_study on Study {
        statusLabel
        statusExplanation
        nextAction @catch(to: NULL)
        openResults @catch(to: NULL) {
          allowed
        }
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
        ...StudyPath_study
      }
    `,
    ref,
  );
  const { statusLabel, statusExplanation, nextAction, openResults, availableActions } = study;
  const actions = availableActions.ok ? availableActions.value : null;
  const refused = actions?.filter(({ decision }) => !decision.allowed) ?? [];
  return (
    <Surface title="Next Step">
      <StudyPath study={study} />
      <Box component="p" sx={{ m: 0, mt: 3, mb: 3 }}>
        {/* A line does not break at the hyphens of a date. */}
        {statusExplanation.split(/(\d\d-\d\d-\d{4})/).map((part, place) => (
          <span key={place} style={{ whiteSpace: /^\d/.test(part) ? "nowrap" : undefined }}>{part}</span>
        ))}
      </Box>
      <MissingPart what="actions" parts={[availableActions]} onRetry={refetch} isInline />
      <Box component="ul" aria-label="Next step" sx={{ m: 0, mb: 3, p: 0, listStyle: "none", color: "text.secondary", "&:empty": { display: "none" } }}>
        {refused.map(({ kind, label, explanation, decision }) => (
          <li key={kind}>{`${label}: ${explanation ?? decision.reason ?? ""}`}</li>
        ))}
        {actions?.length === 0 && <li>{`No action is available while the study is ${statusLabel}.`}</li>}
      </Box>
      <StudyActions
        study={study}
        primary={nextAction ?? (openResults?.allowed === true ? "OPEN" : null)}
        onEdit={onEdit}
        onCuts={onCuts}
        refetch={refetch}
      />
    </Surface>
  );
}
