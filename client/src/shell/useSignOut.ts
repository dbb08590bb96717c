import { graphql } from "react-relay";
import type { useSignOutMutation } from "../__generated__/useSignOutMutation.graphql";
import { endSession } from "../app/session";
import { useCommit } from "../app/useCommit";

/** Ends the session here and tells the gateway, whatever it says to that. */
export function useSignOut(): [signOut: () => void, isBusy: boolean] {
  const [commit, isBusy] = useCommit<useSignOutMutation>(graphql`
    mutation useSignOutMutation($input: SignOutInput!) {
      signOut(input: $input) {
        __typename
      }
    }
  `);
  const signOut = () => {
    void commit({ variables: { input: {} } })
      .catch((error: unknown) => console.error("The gateway was not told of the sign-out.", error))
      .finally(endSession);
  };
  return [signOut, isBusy];
}
