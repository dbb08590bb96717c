import { graphql } from "react-relay";
import type { useCreateUserMutation } from "../../__generated__/useCreateUserMutation.graphql";
import { useSave } from "../../app/relay/useSave";

/** Creates a user. */
export function useCreateUser(onSaved: () => void) {
  return useSave<useCreateUserMutation>({
    mutation: graphql`
      mutation useCreateUserMutation($input: CreateUserInput!) {
        createUser(input: $input) {
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
