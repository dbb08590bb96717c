import { graphql } from "react-relay";
import type { useRunStudyMutation } from "../../../__generated__/useRunStudyMutation.graphql";
import { onlyOutcome } from "../../../app/relay/errors";
import { useSubmit } from "../../../app/relay/useSubmit";
import { useKickOff } from "./useKickOff";

type Handlers = {
  /** Called when the study was started, refused or failed to start. */
  onDone: () => void;
  /** Refetches the study. */
  refetch: () => Promise<void>;
};

/** Runs a study. */
export function useRunStudy({ onDone, refetch }: Handlers) {
  const [submit] = useSubmit<useRunStudyMutation>(graphql`
    mutation useRunStudyMutation($input: RunStudiesInput!) {
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
  return useKickOff(async (attributionId: number) => {
    try {
      onlyOutcome(await submit({ attributionIds: [attributionId] }));
    } finally {
      onDone();
      // After a refusal, too: the card is out of date then.
      void refetch();
    }
  });
}
