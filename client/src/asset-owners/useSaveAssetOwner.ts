import { useState } from "react";
import { graphql } from "react-relay";
import type { SaveAssetOwnerInput, useSaveAssetOwnerMutation } from "../__generated__/useSaveAssetOwnerMutation.graphql";
import { reasonOf } from "../app/errors";
import { withOverlay } from "../app/overlay";
import { showToast } from "../app/toasts";
import { useCommit } from "../app/useCommit";

type SaveAssetOwner = {
  save: (input: SaveAssetOwnerInput) => void;
  /** Why the last attempt failed; null while there is nothing to say. */
  failure: string | null;
  isBusy: boolean;
};

/** Sets the default market of an asset owner. */
export function useSaveAssetOwner(onSaved: () => void): SaveAssetOwner {
  const [failure, setFailure] = useState<string | null>(null);
  const [commit, isBusy] = useCommit<useSaveAssetOwnerMutation>(graphql`
    mutation useSaveAssetOwnerMutation($input: SaveAssetOwnerInput!) {
      saveAssetOwner(input: $input) {
        errors {
          message
        }
      }
    }
  `);

  const attempt = async (input: SaveAssetOwnerInput) => {
    const { saveAssetOwner } = await commit({ variables: { input } });
    const refusal = saveAssetOwner?.errors[0];
    if (refusal !== undefined) {
      setFailure(refusal.message);
      return;
    }
    showToast("Asset owner saved");
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
