import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { AttributionTable, useDownloadReportTableQuery } from "../../../__generated__/useDownloadReportTableQuery.graphql";
import { wholeOnly } from "../../../app/relay/network";
import { useAction } from "../../../app/relay/useSubmit";
import { download } from "../../../ui/download";

/** Downloads a table of an attribution report. */
export function useDownloadReportTable(jobId: string) {
  const environment = useRelayEnvironment();
  return useAction(async (table: AttributionTable) => {
    const response = await fetchQuery<useDownloadReportTableQuery>(
      environment,
      graphql`
        query useDownloadReportTableQuery($jobId: String!, $table: AttributionTable!) {
          attributionReport(jobId: $jobId) {
            results {
              csv(table: $table) {
                fileName
                mediaType
                text
              }
            }
          }
        }
      `,
      { jobId, table },
      { networkCacheConfig: wholeOnly },
    ).toPromise();
    const file = response?.attributionReport?.results?.csv;
    if (!file) throw new Error("The response has no file.");
    download({ fileName: file.fileName, mediaType: file.mediaType, text: file.text });
  }, "There was an error downloading the report.");
}
