import { graphql } from "react-relay";
import type { useSignOutMutation } from "../../__generated__/useSignOutMutation.graphql";
import { endSession } from "../../app/session/session";
import { useCommit } from "../../app/relay/useCommit";

/** How long signing out waits for the gateway. */
const PATIENCE_MS = 2_000;

/** Ends the session here and tells the gateway, whatever it says to that, and even when it says nothing. */
export function useSignOut(): [signOut: () => void, isBusy: boolean] {
  const [commit, isBusy] = useCommit<useSignOutMutation>(graphql`
    mutation useSignOutMutation($input: SignOutInput!) {
      signOut(input: $input) {
        __typename
      }
    }
  `);
  const signOut = () => {
    const told = commit({ variables: { input: {} } }).catch((error: unknown) =>
      console.error("The gateway was not told of the sign-out.", error),
    );
    const waited = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    void Promise.race([told, waited]).finally(endSession);
  };
  return [signOut, isBusy];
}
