import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useDownloadBillingReportQuery } from "../../__generated__/useDownloadBillingReportQuery.graphql";
import { bypassCache } from "../../app/relay/network";
import { useReportDownload } from "./useReportDownload";

/** Downloads the billing report of a customer. */
export function useDownloadBillingReport(id: string) {
  const environment = useRelayEnvironment();
  return useReportDownload(async () => {
    const response = await fetchQuery<useDownloadBillingReportQuery>(
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
      { fetchPolicy: "network-only", networkCacheConfig: bypassCache },
    ).toPromise();
    const file = response?.node?.billingReport;
    return file && { fileName: file.fileName, mediaType: file.mediaType, text: file.text };
  });
}
