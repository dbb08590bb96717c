import { graphql } from "react-relay";
import type { StudyStatus, useChangeStudyStatusMutation } from "../../../__generated__/useChangeStudyStatusMutation.graphql";
import { lostReason, NetworkError, onlyOutcome, reasonOf, UserErrors } from "../../../app/relay/errors";
import { useAction } from "../../../app/relay/useAction";
import { useSubmit } from "../../../app/relay/useSubmit";
import { showToast } from "../../../app/toasts";
import { studyStatuses } from "./studyFilter";

type Handlers = {
  /** Called when the change was made, refused or failed. */
  onDone: () => void;
  /** Called with why it failed, unless a toast says so. */
  onFailed: (reason: string) => void;
  /** Refetches the study. */
  refetch: () => Promise<void>;
};

/** Sets the status of a study. The refusal for a study that is being run shows as a toast; the caller shows other failures. */
export function useChangeStudyStatus({ onDone, onFailed, refetch }: Handlers) {
  const [submit] = useSubmit<useChangeStudyStatusMutation>(graphql`
    mutation useChangeStudyStatusMutation($input: ChangeStudyStatusesInput!) {
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
  return useAction(async (attributionId: number, status: StudyStatus) => {
    try {
      onlyOutcome(await submit({ attributionIds: [attributionId], status }));
      const label = studyStatuses.find(({ value }) => value === status)?.label ?? status;
      showToast(`Study status changed to ${label}!`);
      void refetch();
    } catch (error) {
      if (isRefusedAsProcessing(error)) {
        // The card is out of date.
        void refetch();
        throw error;
      }
      console.error(`The status of study ${attributionId} was not changed.`, error);
      onFailed(error instanceof NetworkError ? lostReason(error, "The status may have been changed.") : `The status was not changed. ${reasonOf(error)}`);
    } finally {
      onDone();
    }
  }, reasonOf);
}

function isRefusedAsProcessing(error: unknown): boolean {
  return error instanceof UserErrors && error.errors.some(({ code }) => code === "PROCESSING");
}
