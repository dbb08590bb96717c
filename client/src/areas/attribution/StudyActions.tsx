import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { StudyActions_study$key, StudyStatus } from "../../__generated__/StudyActions_study.graphql";
import { paths } from "../../app/routing/paths";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { ReasonedButton } from "../../ui/ReasonedButton";
import { studyLabel } from "./studyLabel";
import { useChangeStudyStatus } from "./useChangeStudyStatus";
import { useOpenReport } from "./useOpenReport";
import { useRunStudy } from "./useRunStudy";

type Props = {
  study: StudyActions_study$key;
  onEdit: () => void;
  onCuts: () => void;
  /** Refetches the list. */
  refetch: () => Promise<void>;
};

const row = { display: "flex", flexWrap: "wrap", gap: 2, "& .MuiButton-root": { minWidth: 0, px: 2.5 } } as const;

/** What can be done with a study: the actions on every study, and those that its status offers. */
export function StudyActions({ study, onEdit, onCuts, refetch }: Props) {
  const data = useFragment(
    graphql`
      fragment StudyActions_study on AttributionStudy {
        attributionId
        name
        # The list shows what could not be read.
        availableActions @catch(to: NULL) {
          kind
          label
          targetStatus
          explanation
          decision {
            allowed
            reason
          }
        }
      }
    `,
    study,
  );
  const { attributionId, availableActions } = data;
  const name = studyLabel({ name: data.name, attributionId });
  const [asked, setAsked] = useState<StudyStatus | null>(null);
  const open = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked === null) return undefined;
    const button = open.current;
    // The button that asked goes with the status, and the focus with the button.
    return () => {
      if (document.activeElement === document.body) button?.focus({ preventScroll: true });
    };
  }, [asked]);
  const [changeStatus, isChanging] = useChangeStudyStatus({ onDone: () => setAsked(null), refetch });
  const [run, isRunning] = useRunStudy(refetch);
  const [openReport, isOpening] = useOpenReport();

  return (
    <Box sx={{ display: "grid", gap: 2, mt: "auto", pt: 3, borderTop: 1, borderColor: "divider" }}>
      <Box sx={row}>
        <Button ref={open} aria-label={`Open ${name}`} loading={isOpening} onClick={() => openReport(attributionId)}>
          Open
        </Button>
        <Button aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button aria-label={`Select Locations for ${name}`} component={Link} to={paths.selectLocations(attributionId)}>
          Select Locations
        </Button>
        <Button aria-label={`Cuts for ${name}`} onClick={onCuts}>
          Cuts
        </Button>
      </Box>
      {availableActions && availableActions.length > 0 && (
        <Box sx={row}>
          {availableActions.map(({ kind, label, targetStatus, explanation, decision }) => (
            <ReasonedButton
              key={kind}
              color="primary"
              aria-label={`${label} ${name}`}
              reason={decision.allowed ? null : (explanation ?? decision.reason ?? "")}
              loading={kind === "RUN" && isRunning}
              onClick={() => {
                if (targetStatus) setAsked(targetStatus);
                else run(attributionId);
              }}
            >
              {label}
            </ReasonedButton>
          ))}
        </Box>
      )}
      {asked !== null && (
        <ConfirmDialog
          question="Are you sure you want to change the status of this attribution study?"
          isBusy={isChanging}
          onConfirm={() => changeStatus(attributionId, asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </Box>
  );
}
