import { graphql } from "react-relay";
import type { useUpdateUserMutation } from "../../__generated__/useUpdateUserMutation.graphql";
import { useSave } from "../../app/relay/useSave";

/** Updates a user. */
export function useUpdateUser(onSaved: () => void) {
  return useSave<useUpdateUserMutation>({
    mutation: graphql`
      mutation useUpdateUserMutation($input: UpdateUserInput!) {
        updateUser(input: $input) {
          user {
            ...UserForm_user
          }
          errors {
            code
            message
          }
        }
      }
    `,
    done: "User saved",
    onSaved,
  });
}
