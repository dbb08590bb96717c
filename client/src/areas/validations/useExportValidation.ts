import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useExportValidationQuery, useExportValidationQuery$variables } from "../../__generated__/useExportValidationQuery.graphql";
import { wholeOnly } from "../../app/relay/network";
import { useAction } from "../../app/relay/useSubmit";
import { download } from "../../ui/download";

/** Downloads the rows that a filter keeps as a file. */
export function useExportValidation() {
  const environment = useRelayEnvironment();
  return useAction(async (variables: useExportValidationQuery$variables) => {
    const response = await fetchQuery<useExportValidationQuery>(
      environment,
      graphql`
        query useExportValidationQuery(
          $input: SupportedAssetsCheckInput!
          $run: String!
          $filter: SupportedAssetFilter!
          $orderBy: SupportedAssetOrder!
        ) {
          supportedAssetsCheck(input: $input, run: $run) {
            matches(filter: $filter, orderBy: $orderBy) {
              report {
                fileName
                mediaType
                text
              }
            }
          }
        }
      `,
      variables,
      { networkCacheConfig: wholeOnly },
    ).toPromise();
    const file = response?.supportedAssetsCheck?.matches.report;
    if (!file) throw new Error("The response has no file.");
    download({ fileName: file.fileName, mediaType: file.mediaType, text: file.text });
  }, "There was an error downloading the results.");
}
