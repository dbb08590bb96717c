import { graphql } from "react-relay";
import type { useSignInMutation } from "../../__generated__/useSignInMutation.graphql";
import { useSubmit } from "../relay/useSubmit";

/** Signs in. The overlay stays until the promise of `onToken` resolves. */
export function useSignIn(onToken: (token: string) => void | Promise<void>) {
  return useSubmit<useSignInMutation>(
    graphql`
      mutation useSignInMutation($input: SignInInput!) {
        signIn(input: $input) {
          token
          errors {
            message
          }
        }
      }
    `,
    {
      onDone: async ({ token }) => {
        if (token == null) throw new Error("The response has no token.");
        await onToken(token);
      },
    },
  );
}
