import { graphql } from "react-relay";
import type { useSaveUserMutation } from "../../__generated__/useSaveUserMutation.graphql";
import { useSave } from "../../app/relay/useSave";

/** Creates or changes a user. */
export function useSaveUser(onSaved: () => void) {
  return useSave<useSaveUserMutation>({
    mutation: graphql`
      mutation useSaveUserMutation($input: SaveUserInput!) {
        saveUser(input: $input) {
          user {
            ...UserForm_user
          }
          errors {
            message
          }
        }
      }
    `,
    done: "User saved",
    onSaved,
  });
}
