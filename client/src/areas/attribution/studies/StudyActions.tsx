import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { StudyActions_study$key, StudyStatus } from "../../../__generated__/StudyActions_study.graphql";
import { paths } from "../../../app/routing/paths";
import { ConfirmDialog } from "../../../ui/form/ConfirmDialog";
import { announce } from "../../../ui/announce";
import { ReasonedButton } from "../../../ui/form/ReasonedButton";
import { useKeptFocus } from "../../../ui/useKeptFocus";
import { studyLabel } from "./studyLabel";
import { useChangeStudyStatus } from "./useChangeStudyStatus";
import { useOpenReport } from "./useOpenReport";
import { useRunStudy } from "./useRunStudy";

type Props = {
  study: StudyActions_study$key;
  onEdit: () => void;
  onCuts: () => void;
  /** Refetches the study. */
  refetch: () => Promise<void>;
};

const row = { display: "flex", flexWrap: "wrap", gap: 2, "& .MuiButton-root": { minWidth: 0, px: 2.5 } } as const;

/** An action that the user is asked about: the status to set, or null to run the study. */
type Asked = { status: StudyStatus | null; label: string };

/** What can be done with a study: the actions on every study, and those that its status offers. */
export function StudyActions({ study, onEdit, onCuts, refetch }: Props) {
  const data = useFragment(
    graphql`
      fragment StudyActions_study on AttributionStudy {
        attributionId
        name
        customerName @catch(to: NULL)
        # Without it the button tries to find them.
        openResults @catch(to: NULL) {
          reason
        }
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
  const { attributionId, availableActions, customerName, openResults } = data;
  const name = studyLabel({ name: data.name, attributionId });
  const [asked, setAsked] = useState<Asked | null>(null);
  // The status change removes the focused button.
  const open = useKeptFocus<HTMLButtonElement>([asked?.label, ...(availableActions ?? []).map(({ kind }) => kind)].join());
  const [failure, setFailure] = useState<string | null>(null);
  const handlers = { onDone: () => setAsked(null), refetch };
  const onFailed = (reason: string) => {
    announce(reason);
    setFailure(reason);
  };
  const [changeStatus, isChanging] = useChangeStudyStatus({ ...handlers, onFailed });
  const [run, isRunning] = useRunStudy(handlers);
  const [openReport, isOpening] = useOpenReport();

  return (
    <Box sx={{ display: "grid", gap: 2, mt: "auto", pt: 3, borderTop: 1, borderColor: "divider" }}>
      <Box sx={row}>
        <ReasonedButton
          ref={open}
          aria-label={`Open ${name}`}
          reason={openResults?.reason ?? null}
          loading={isOpening}
          onClick={() => openReport(attributionId)}
        >
          Open
        </ReasonedButton>
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
              onClick={() => {
                setFailure(null);
                setAsked({ status: targetStatus ?? null, label });
              }}
            >
              {label}
            </ReasonedButton>
          ))}
        </Box>
      )}
      {failure !== null && <Box sx={{ color: "error.main", fontSize: 13 }}>{failure}</Box>}
      {asked !== null && (
        <ConfirmDialog
          question={
            asked.status === null
              ? "Are you sure you want to run this attribution study?"
              : "Are you sure you want to change the status of this attribution study?"
          }
          subject={[name, customerName].filter(Boolean).join(", ")}
          action={asked.label}
          isBusy={isChanging || isRunning}
          onConfirm={() => {
            if (asked.status === null) run(attributionId);
            else changeStatus(attributionId, asked.status);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </Box>
  );
}
