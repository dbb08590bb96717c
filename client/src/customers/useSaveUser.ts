import { useState } from "react";
import { graphql } from "react-relay";
import type { SaveUserInput, useSaveUserMutation } from "../__generated__/useSaveUserMutation.graphql";
import { reasonOf } from "../app/errors";
import { withOverlay } from "../app/overlay";
import { showToast } from "../app/toasts";
import { useCommit } from "../app/useCommit";
import { useIsMounted } from "../app/useIsMounted";

type SaveUser = {
  save: (input: SaveUserInput) => void;
  /** Why the last attempt failed; null while there is nothing to say. */
  failure: string | null;
  isBusy: boolean;
};

/** Creates or changes a user. */
export function useSaveUser(onSaved: () => void): SaveUser {
  const isMounted = useIsMounted();
  const [failure, setFailure] = useState<string | null>(null);
  const [commit, isBusy] = useCommit<useSaveUserMutation>(graphql`
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
  `);

  // Whoever left the form by the browser's Back would otherwise never hear of it.
  const fail = (reason: string) => (isMounted() ? setFailure(reason) : showToast(reason, "red"));

  const attempt = async (input: SaveUserInput) => {
    const { saveUser } = await commit({ variables: { input } });
    const refusal = saveUser?.errors[0];
    if (refusal !== undefined) {
      fail(refusal.message);
      return;
    }
    showToast("User saved");
    onSaved();
  };

  return {
    save: (input) => {
      setFailure(null);
      withOverlay(attempt(input)).catch((error: unknown) => fail(reasonOf(error)));
    },
    failure,
    isBusy,
  };
}
