import { graphql, useFragment } from "react-relay";
import type { useReasonLabels_query$key } from "../../__generated__/useReasonLabels_query.graphql";

/** The words for the reasons of a run, by their codes. */
export function useReasonLabels(query: useReasonLabels_query$key): (reason: string) => string {
  const { supportedAssetsCheck } = useFragment(
    graphql`
      fragment useReasonLabels_query on Query @throwOnFieldError {
        supportedAssetsCheck(input: $input, run: $run) {
          failureReasons {
            reason
            label
          }
        }
      }
    `,
    query,
  );
  const labels = new Map(supportedAssetsCheck.failureReasons.map(({ reason, label }) => [reason, label]));
  return (reason) => labels.get(reason) ?? reason;
}
