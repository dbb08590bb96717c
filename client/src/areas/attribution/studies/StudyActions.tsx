import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import { Link, useNavigate } from "react-router";
import type { StudyActionsReportQuery } from "../../../__generated__/StudyActionsReportQuery.graphql";
import type { StudyActionsRunMutation } from "../../../__generated__/StudyActionsRunMutation.graphql";
import type { StudyActionsStatusMutation } from "../../../__generated__/StudyActionsStatusMutation.graphql";
import type { StudyActionKind, StudyActions_study$key, StudyStatus } from "../../../__generated__/StudyActions_study.graphql";
import { lostReason, NetworkError, onlyOutcome, reasonOf, UserErrors } from "../../../app/relay/errors";
import { bypassCache, wholeOnly } from "../../../app/relay/network";
import { useAction, useSubmit } from "../../../app/relay/useSubmit";
import { paths } from "../../../app/routing/paths";
import { showToast } from "../../../app/toasts";
import { announce } from "../../../ui/announce";
import { ConfirmDialog } from "../../../ui/form/ConfirmDialog";
import { ReasonedButton } from "../../../ui/form/ReasonedButton";
import { useIsMounted } from "../../../ui/useIsMounted";
import { useKeptFocus } from "../../../ui/useKeptFocus";
import { studyLabel, studyStatuses } from "./studies";

type Props = {
  study: StudyActions_study$key;
  onEdit: () => void;
  onCuts: () => void;
  /** Refetches the study. */
  refetch: () => Promise<void>;
  /** The action that stands out; "OPEN" opens the results. */
  primary?: StudyActionKind | "OPEN" | null;
};

const row = { display: "flex", flexWrap: "wrap", gap: 2, "& .MuiButton-root": { minWidth: 0, px: 2.5 } } as const;

const standsOut = { variant: "contained", color: "primary" } as const;

/** An action that the user is asked about: the status to set, or null to run the study. */
type Asked = { status: StudyStatus | null; label: string };

/** What can be done with a study: the actions on every study, and those that its status offers. */
export function StudyActions({ study, onEdit, onCuts, refetch, primary = null }: Props) {
  const data = useFragment(
    graphql`
      fragment StudyActions_study on Study {
        studyId
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
  const { studyId, availableActions, customerName, openResults } = data;
  const name = studyLabel({ name: data.name, studyId });
  const [asked, setAsked] = useState<Asked | null>(null);
  // The status change removes the focused button.
  const open = useKeptFocus<HTMLButtonElement>([asked?.label, ...(availableActions ?? []).map(({ kind }) => kind)].join());
  const [failure, setFailure] = useState<string | null>(null);
  const { send: sendStatus } = useSubmit<StudyActionsStatusMutation>(graphql`
    mutation StudyActionsStatusMutation($input: ChangeStudyStatusesInput!) {
      changeStudyStatuses(input: $input) {
        outcomes {
          study {
            ...StudyStatusChip_study
            # What the list itself reads of a study, and what its buttons do: all else stays as it is.
            status
            availableActions {
              kind
              label
              targetStatus
              explanation
              decision {
                allowed
                reason
                changesAt
              }
            }
          }
          error {
            code
            message
          }
        }
        errors {
          message
        }
      }
    }
  `);
  const [changeStatus, isChanging] = useAction(async (status: StudyStatus) => {
    try {
      onlyOutcome(await sendStatus({ studyIds: [studyId], status }));
      const label = studyStatuses.find(({ value }) => value === status)?.label ?? status;
      showToast(`Study status changed to ${label}!`);
      void refetch();
    } catch (error) {
      if (isRefusedAsProcessing(error)) {
        // The card is out of date.
        void refetch();
        throw error;
      }
      console.error(`The status of study ${studyId} was not changed.`, error);
      const reason = error instanceof NetworkError ? lostReason(error, "The status may have been changed.") : `The status was not changed. ${reasonOf(error)}`;
      announce(reason);
      setFailure(reason);
    } finally {
      setAsked(null);
    }
  });
  const { send: sendRun } = useSubmit<StudyActionsRunMutation>(graphql`
    mutation StudyActionsRunMutation($input: RunStudiesInput!) {
      runStudies(input: $input) {
        outcomes {
          study {
            ...StudyStatusChip_study
            # What the list itself reads of a study, and what its buttons do: all else stays as it is.
            status
            availableActions {
              kind
              label
              targetStatus
              explanation
              decision {
                allowed
                reason
                changesAt
              }
            }
          }
          error {
            code
            message
          }
        }
        errors {
          message
        }
      }
    }
  `);
  const [run, isRunning] = useKickOff(async () => {
    try {
      onlyOutcome(await sendRun({ studyIds: [studyId] }));
    } finally {
      setAsked(null);
      // After a refusal, too: the card is out of date then.
      void refetch();
    }
  });
  const [openReport, isOpening] = useOpenReport();

  return (
    <Box sx={{ display: "grid", gap: 2, mt: "auto", pt: 3, borderTop: 1, borderColor: "divider" }}>
      <Box sx={row}>
        <ReasonedButton
          ref={open}
          aria-label={`Open ${name}`}
          {...(primary === "OPEN" && standsOut)}
          reason={openResults?.reason ?? null}
          loading={isOpening}
          onClick={() => openReport(studyId)}
        >
          Open
        </ReasonedButton>
        <Button aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button aria-label={`Select Locations for ${name}`} component={Link} to={paths.selectLocations(studyId)}>
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
              {...(kind === primary && standsOut)}
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
            if (asked.status === null) run();
            else changeStatus(asked.status);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </Box>
  );
}

const isRefusedAsProcessing = (error: unknown): boolean => error instanceof UserErrors && error.errors.some(({ code }) => code === "PROCESSING");

/** Queues a job about a study, with the toasts of a run. */
export function useKickOff<Args extends readonly unknown[]>(start: (...args: Args) => Promise<unknown>) {
  return useAction(async (...args: Args) => {
    showToast("Kicking off this study...");
    await start(...args);
    // The newest job is the first of the list.
    showToast("Study kicked off successfully!", "green", { label: "See the job", to: paths.attributionJobs() });
  }, "There was an error kicking off this study...");
}

/** Opens the newest results of a study. */
function useOpenReport() {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  return useAction(
    async (studyId: number) => {
      const response = await fetchQuery<StudyActionsReportQuery>(
        environment,
        graphql`
          query StudyActionsReportQuery($studyId: Int!) {
            study(studyId: $studyId) {
              latestResult {
                jobId
              }
            }
          }
        `,
        { studyId },
        { fetchPolicy: "network-only", networkCacheConfig: { metadata: { ...bypassCache.metadata, ...wholeOnly.metadata } } },
      ).toPromise();
      const job = response?.study?.latestResult;
      if (!job) throw new Error(`Study ${studyId} has no results.`);
      // The user may have gone elsewhere meanwhile.
      if (isMounted()) await navigate(paths.attributionReport(job.jobId));
    },
    "Error loading job for attribution study.",
    "orange",
  );
}
