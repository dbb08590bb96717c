import { graphql } from "react-relay";
import type { useSaveStudyMutation } from "../../../__generated__/useSaveStudyMutation.graphql";
import { useSave } from "../../../app/relay/useSave";

/** Saves the form of an attribution study. */
export function useSaveStudy(onSaved: () => void | Promise<void>) {
  return useSave<useSaveStudyMutation>({
    mutation: graphql`
      mutation useSaveStudyMutation($input: UpdateStudyInput!) {
        updateStudy(input: $input) {
          study {
            ...StudyForm_study
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
