import { useState } from "react";
import { graphql } from "react-relay";
import type { SaveProviderInput, useSaveProviderMutation } from "../__generated__/useSaveProviderMutation.graphql";
import { reasonOf } from "../app/errors";
import { withOverlay } from "../app/overlay";
import { showToast } from "../app/toasts";
import { useCommit } from "../app/useCommit";

type SaveProvider = {
  save: (input: SaveProviderInput) => void;
  /** Why the last attempt failed; null while there is nothing to say. */
  failure: string | null;
  isBusy: boolean;
};

type Handlers = {
  onSaved: () => void;
  /** Somebody else has saved meanwhile: what is on the screen is old. */
  onConflict: () => void;
};

/** Creates or changes a provider. */
export function useSaveProvider({ onSaved, onConflict }: Handlers): SaveProvider {
  const [failure, setFailure] = useState<string | null>(null);
  const [commit, isBusy] = useCommit<useSaveProviderMutation>(graphql`
    mutation useSaveProviderMutation($input: SaveProviderInput!) {
      saveProvider(input: $input) {
        errors {
          code
          message
        }
      }
    }
  `);

  const attempt = async (input: SaveProviderInput) => {
    const { saveProvider } = await commit({ variables: { input } });
    const refusal = saveProvider?.errors[0];
    if (refusal !== undefined) {
      setFailure(refusal.message);
      if (refusal.code === "CONFLICT") onConflict();
      return;
    }
    showToast("Provider saved");
    onSaved();
  };

  return {
    save: (input) => {
      setFailure(null);
      withOverlay(attempt(input)).catch((error: unknown) => setFailure(reasonOf(error)));
    },
    failure,
    isBusy,
  };
}
