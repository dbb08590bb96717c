import { graphql } from "react-relay";
import type { useRunStudyMutation } from "../../__generated__/useRunStudyMutation.graphql";
import { useSubmit } from "../../app/relay/useSubmit";
import { useKickOff } from "./useKickOff";

/** Runs a study. */
export function useRunStudy(refetch: () => Promise<void>) {
  const [submit] = useSubmit<useRunStudyMutation>(graphql`
    mutation useRunStudyMutation($input: RunStudyInput!) {
      runStudy(input: $input) {
        errors {
          code
          message
          path
        }
      }
    }
  `);
  return useKickOff(async (attributionId: number) => {
    await submit({ attributionId });
    void refetch();
  });
}
