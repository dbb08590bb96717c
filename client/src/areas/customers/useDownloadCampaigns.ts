import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useDownloadCampaignsQuery } from "../../__generated__/useDownloadCampaignsQuery.graphql";
import { bypassCache } from "../../app/relay/network";
import { useReportDownload } from "./useReportDownload";

/** Downloads the campaigns of a customer. */
export function useDownloadCampaigns(id: string) {
  const environment = useRelayEnvironment();
  return useReportDownload(async () => {
    const response = await fetchQuery<useDownloadCampaignsQuery>(
      environment,
      graphql`
        query useDownloadCampaignsQuery($id: ID!) {
          node(id: $id) {
            ... on Customer {
              campaignsReport {
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
    const file = response?.node?.campaignsReport;
    return file && { fileName: file.fileName, mediaType: file.mediaType, text: file.text };
  });
}
