import { graphql } from "react-relay";
import type { CutInput, useExportStudyMutation } from "../../../__generated__/useExportStudyMutation.graphql";
import { useSubmit } from "../../../app/relay/useSubmit";
import { useKickOff } from "./useKickOff";

/** Queues an export of the devices of a study, over its measurement, broken down by cuts. */
export function useExportStudy() {
  const [submit] = useSubmit<useExportStudyMutation>(graphql`
    mutation useExportStudyMutation($input: ExportStudyInput!) {
      exportStudy(input: $input) {
        errors {
          code
          message
          path
        }
      }
    }
  `);
  return useKickOff(async (input: { attributionId: number; cuts: readonly CutInput[] }) => {
    await submit(input);
  });
}
