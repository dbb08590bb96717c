import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useDownloadBillingReportQuery } from "../../__generated__/useDownloadBillingReportQuery.graphql";
import { pastEveryCache } from "../../app/relay/network";
import { useReportDownload } from "./useReportDownload";

/** Downloads what the customer is billed for, read at the click. */
export function useDownloadBillingReport(id: string): [download: () => void, isBusy: boolean] {
  const environment = useRelayEnvironment();
  return useReportDownload(async () => {
    const answer = await fetchQuery<useDownloadBillingReportQuery>(
      environment,
      graphql`
        query useDownloadBillingReportQuery($id: ID!) {
          node(id: $id) {
            ... on Customer {
              billingReport {
                fileName
                mediaType
                text
              }
            }
          }
        }
      `,
      { id },
      { fetchPolicy: "network-only", networkCacheConfig: pastEveryCache },
    ).toPromise();
    const file = answer?.node?.billingReport;
    return file && { fileName: file.fileName, mediaType: file.mediaType, text: file.text };
  });
}
