import { graphql, useMutation } from "react-relay";
import type { useSignOutMutation } from "../../__generated__/useSignOutMutation.graphql";
import { endSession } from "../../app/session/session";

/** How long signing out waits for the gateway. */
const TIMEOUT_MS = 2_000;

/** Tells the gateway of the sign-out, and ends the session whether or not it responds. */
export function useSignOut(): [signOut: () => void, isBusy: boolean] {
  const [commit, isBusy] = useMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation {
      signOut {
        __typename
      }
    }
  `);
  const signOut = () => {
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      endSession();
    };
    const timer = setTimeout(end, TIMEOUT_MS);
    commit({
      variables: {},
      onCompleted: end,
      onError: (error) => {
        console.error("The gateway was not told of the sign-out.", error);
        end();
      },
    });
  };
  return [signOut, isBusy];
}
