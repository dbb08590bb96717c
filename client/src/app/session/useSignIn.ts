import { useState } from "react";
import { graphql } from "react-relay";
import type { useSignInMutation } from "../../__generated__/useSignInMutation.graphql";
import { withOverlay } from "../overlay";
import { reasonOf } from "../relay/errors";
import { useSubmit } from "../relay/useSubmit";

type SignIn = {
  signIn: (email: string, password: string) => void;
  /** Why the last attempt failed; null when none has. */
  failure: string | null;
  isBusy: boolean;
};

/** Signs in. The overlay stays until the promise of `onToken` resolves. */
export function useSignIn(onToken: (token: string) => void | Promise<void>): SignIn {
  const [failure, setFailure] = useState<string | null>(null);
  const [submit, isBusy] = useSubmit<useSignInMutation>(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        token
        errors {
          message
        }
      }
    }
  `);

  const attempt = async (email: string, password: string) => {
    const { token } = await submit({ email, password });
    if (token == null) throw new Error("The response has no token.");
    await onToken(token);
  };

  return {
    signIn: (email, password) => {
      setFailure(null);
      withOverlay(attempt(email, password)).catch((error: unknown) => setFailure(reasonOf(error)));
    },
    failure,
    isBusy,
  };
}
