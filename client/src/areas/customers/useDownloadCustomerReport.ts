import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useDownloadCustomerReportQuery } from "../../__generated__/useDownloadCustomerReportQuery.graphql";
import { bypassCache, wholeOnly } from "../../app/relay/network";
import { useAction } from "../../app/relay/useSubmit";
import { download } from "../../ui/download";

/** Downloads one of a customer's reports. */
export function useDownloadCustomerReport(id: string, report: "billing" | "campaigns") {
  const environment = useRelayEnvironment();
  return useAction(async () => {
    const response = await fetchQuery<useDownloadCustomerReportQuery>(
      environment,
      graphql`
        query useDownloadCustomerReportQuery($id: ID!, $isBilling: Boolean!) {
          node(id: $id) {
            ... on Customer {
              billingReport @include(if: $isBilling) {
                fileName
                mediaType
                text
              }
              campaignsReport @skip(if: $isBilling) {
                fileName
                mediaType
                text
              }
            }
          }
        }
      `,
      { id, isBilling: report === "billing" },
      { fetchPolicy: "network-only", networkCacheConfig: { metadata: { ...bypassCache.metadata, ...wholeOnly.metadata } } },
    ).toPromise();
    const file = response?.node?.billingReport ?? response?.node?.campaignsReport;
    if (!file) throw new Error("The response has no file.");
    download({ fileName: file.fileName, mediaType: file.mediaType, text: file.text });
  }, "There was an error downloading the report.");
}
