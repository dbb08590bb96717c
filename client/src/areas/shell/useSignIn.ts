import { useState } from "react";
import { graphql } from "react-relay";
import { useLocation, useNavigate } from "react-router";
import type { useSignInMutation } from "../../__generated__/useSignInMutation.graphql";
import { withOverlay } from "../../app/overlay";
import { reasonOf } from "../../app/relay/errors";
import { useSubmit } from "../../app/relay/useSubmit";
import { graphiqlAddress, returnsToGraphiql } from "../../app/routing/graphiqlAddress";
import { paths } from "../../app/routing/paths";
import { startSession } from "../../app/session/session";

type SignIn = {
  signIn: (email: string, password: string) => void;
  /** Why the last attempt failed; null when none has. */
  failure: string | null;
  isBusy: boolean;
};

/** Signs in and opens the dashboard, whichever screen was asked for. Only GraphiQL is returned to. */
export function useSignIn(): SignIn {
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const { search } = useLocation();
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
    startSession(token);
    // GraphiQL is no screen of the console, so the router cannot open it.
    if (returnsToGraphiql(search)) window.location.replace(graphiqlAddress);
    else await navigate(paths.dashboard(), { replace: true });
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
