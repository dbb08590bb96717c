import { useState } from "react";
import { graphql } from "react-relay";
import type { SaveMarketGeoJsonInput, useSaveMarketGeoJsonMutation } from "../__generated__/useSaveMarketGeoJsonMutation.graphql";
import { reasonOf } from "../app/errors";
import { withOverlay } from "../app/overlay";
import { showToast } from "../app/toasts";
import { useCommit } from "../app/useCommit";

type SaveMarketGeoJson = {
  save: (input: SaveMarketGeoJsonInput) => void;
  /** Why the last attempt failed; null while there is nothing to say. */
  failure: string | null;
  isBusy: boolean;
};

/** Saves the outline of a market. */
export function useSaveMarketGeoJson(onSaved: () => void): SaveMarketGeoJson {
  const [failure, setFailure] = useState<string | null>(null);
  const [commit, isBusy] = useCommit<useSaveMarketGeoJsonMutation>(graphql`
    mutation useSaveMarketGeoJsonMutation($input: SaveMarketGeoJsonInput!) {
      saveMarketGeoJson(input: $input) {
        errors {
          message
        }
      }
    }
  `);

  const attempt = async (input: SaveMarketGeoJsonInput) => {
    const { saveMarketGeoJson } = await commit({ variables: { input } });
    const refusal = saveMarketGeoJson?.errors[0];
    if (refusal !== undefined) {
      setFailure(refusal.message);
      return;
    }
    showToast("Market saved");
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
