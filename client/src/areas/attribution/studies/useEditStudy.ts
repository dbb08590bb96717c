import { graphql } from "react-relay";
import type { useEditStudyMutation } from "../../../__generated__/useEditStudyMutation.graphql";
import { useSave } from "../../../app/relay/useSave";

/** Saves the delivery date and the notes of a study. */
export function useEditStudy(onSaved: () => void) {
  return useSave<useEditStudyMutation>({
    mutation: graphql`
      mutation useEditStudyMutation($input: UpdateStudyInput!) {
        updateStudy(input: $input) {
          study {
            ...EditStudyDialog_study
          }
          errors {
            code
            message
          }
        }
      }
    `,
    done: "Study saved",
    onSaved,
  });
}
