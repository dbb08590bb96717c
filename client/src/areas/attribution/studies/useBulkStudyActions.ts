import { graphql, readInlineData } from "react-relay";
import type { useBulkStudyActions_study$data, useBulkStudyActions_study$key } from "../../../__generated__/useBulkStudyActions_study.graphql";
import type { useBulkStudyActionsRunMutation } from "../../../__generated__/useBulkStudyActionsRunMutation.graphql";
import type { useBulkStudyActionsStatusMutation } from "../../../__generated__/useBulkStudyActionsStatusMutation.graphql";
import { type BulkAction, outcomeOf, type RowError } from "../../../app/bulk/bulkRun";
import { useSubmit } from "../../../app/relay/useSubmit";
import { studyLabel } from "./studies";

/** A study and the actions that its status offers. */
export type BulkStudy = useBulkStudyActions_study$data;

type Action = Extract<BulkStudy["availableActions"], { ok: true }>["value"][number];

/** Reads what bulk actions need to know about a study. */
export function readBulkStudy(study: useBulkStudyActions_study$key): BulkStudy {
  return readInlineData(
    graphql`
      fragment useBulkStudyActions_study on Study @inline {
        studyId
        name
        availableActions @catch {
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
}

/** The name that identifies a study. */
export const bulkStudyName = ({ studyId, name }: BulkStudy): string => studyLabel({ studyId, name });

type Outcome = { readonly studyId: number; readonly error: RowError };

const UNKNOWN = "The actions of this study could not be loaded.";
const NOT_OFFERED = "Its status does not offer this.";

const actionsOf = ({ availableActions }: BulkStudy): readonly Action[] => (availableActions.ok ? availableActions.value : []);

/** The actions that the statuses of some studies offer, in their order. Each can be taken on those that offer it. */
export function useBulkStudyActions(): (studies: readonly BulkStudy[]) => readonly BulkAction<BulkStudy>[] {
  const { send: run } = useSubmit<useBulkStudyActionsRunMutation>(graphql`
    mutation useBulkStudyActionsRunMutation($input: RunStudiesInput!) {
      runStudies(input: $input) {
        outcomes {
          studyId
          error {
            message
            isOutcomeUnknown
          }
        }
        errors {
          message
        }
      }
    }
  `);
  const { send: setStatus } = useSubmit<useBulkStudyActionsStatusMutation>(graphql`
    mutation useBulkStudyActionsStatusMutation($input: ChangeStudyStatusesInput!) {
      changeStudyStatuses(input: $input) {
        outcomes {
          studyId
          error {
            message
            isOutcomeUnknown
          }
        }
        errors {
          message
        }
      }
    }
  `);
  return (studies) => {
    const offered = new Map(studies.flatMap(actionsOf).map((action) => [action.kind, action]));
    return [...offered.values()].map(({ kind, label, targetStatus }) => ({
      label,
      past: targetStatus == null ? "started" : "changed",
      reasonOf: (study) => {
        if (!study.availableActions.ok) return UNKNOWN;
        const action = actionsOf(study).find((other) => other.kind === kind);
        if (action === undefined) return NOT_OFFERED;
        return action.decision.allowed ? null : (action.explanation ?? action.decision.reason ?? "");
      },
      send: async (rows) => {
        const studyIds = rows.map(({ studyId }) => studyId);
        const { outcomes }: { outcomes: readonly Outcome[] } =
          targetStatus == null ? await run({ studyIds }) : await setStatus({ studyIds, status: targetStatus });
        return outcomes.map(({ studyId, error }) => outcomeOf(String(studyId), error));
      },
    }));
  };
}
