import { useState } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router";
import type { useSignInMutation } from "../../__generated__/useSignInMutation.graphql";
import { reasonOf } from "../../app/relay/errors";
import { withOverlay } from "../../app/overlay";
import { paths } from "../../app/routing/paths";
import { startSession } from "../../app/session/session";
import { useCommit } from "../../app/relay/useCommit";

type SignIn = {
  signIn: (email: string, password: string) => void;
  /** Why the last attempt failed; null while there is nothing to say. */
  failure: string | null;
  isBusy: boolean;
};

/** Signs in and goes to the dashboard, whatever was asked for before. */
export function useSignIn(): SignIn {
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const [commit, isBusy] = useCommit<useSignInMutation>(graphql`
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
    const { signIn } = await commit({ variables: { input: { email, password } } });
    const token = signIn?.token;
    if (token === null || token === undefined) {
      setFailure(signIn?.errors[0]?.message ?? reasonOf(null));
      return;
    }
    startSession(token);
    await navigate(paths.dashboard(), { replace: true });
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
