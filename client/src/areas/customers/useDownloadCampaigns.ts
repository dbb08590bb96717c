import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useDownloadCampaignsQuery } from "../../__generated__/useDownloadCampaignsQuery.graphql";
import { pastEveryCache } from "../../app/relay/network";
import { useReportDownload } from "./useReportDownload";

/** Downloads the campaigns of the customer, read at the click. */
export function useDownloadCampaigns(id: string): [download: () => void, isBusy: boolean] {
  const environment = useRelayEnvironment();
  return useReportDownload(async () => {
    const answer = await fetchQuery<useDownloadCampaignsQuery>(
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
      { fetchPolicy: "network-only", networkCacheConfig: pastEveryCache },
    ).toPromise();
    const file = answer?.node?.campaignsReport;
    return file && { fileName: file.fileName, mediaType: file.mediaType, text: file.text };
  });
}
