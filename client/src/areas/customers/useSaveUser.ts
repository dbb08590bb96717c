import { graphql } from "react-relay";
import type { SaveUserInput, useSaveUserMutation } from "../../__generated__/useSaveUserMutation.graphql";
import { useSave } from "../../app/relay/useSave";
import type { Save } from "../../app/relay/useSave";

/** Creates or changes a user. */
export function useSaveUser(onSaved: () => void): Save<SaveUserInput> {
  return useSave<useSaveUserMutation, { message: string }>({
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
    errorsOf: ({ saveUser }) => saveUser?.errors,
    done: "User saved",
    onSaved,
  });
}
