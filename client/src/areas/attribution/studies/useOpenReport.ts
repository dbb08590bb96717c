import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router";
import type { useOpenReportQuery } from "../../../__generated__/useOpenReportQuery.graphql";
import { bypassCache, wholeOnly } from "../../../app/relay/network";
import { useAction } from "../../../app/relay/useSubmit";
import { paths } from "../../../app/routing/paths";
import { useIsMounted } from "../../../ui/useIsMounted";

/** Opens the newest results of a study. */
export function useOpenReport() {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  return useAction(
    async (attributionId: number) => {
      const response = await fetchQuery<useOpenReportQuery>(
        environment,
        graphql`
          query useOpenReportQuery($attributionId: Int!) {
            study(by: { attributionId: $attributionId }) {
              latestResult {
                jobId
              }
            }
          }
        `,
        { attributionId },
        { fetchPolicy: "network-only", networkCacheConfig: { metadata: { ...bypassCache.metadata, ...wholeOnly.metadata } } },
      ).toPromise();
      const job = response?.study?.latestResult;
      if (!job) throw new Error(`Study ${attributionId} has no results.`);
      // The user may have gone elsewhere meanwhile.
      if (isMounted()) await navigate(paths.attributionReport(job.jobId));
    },
    "Error loading job for attribution study.",
    "orange",
  );
}
