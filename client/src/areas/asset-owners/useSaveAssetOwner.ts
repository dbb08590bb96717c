import { graphql } from "react-relay";
import type { SaveAssetOwnerInput, useSaveAssetOwnerMutation } from "../../__generated__/useSaveAssetOwnerMutation.graphql";
import { useSave } from "../../app/relay/useSave";
import type { Save } from "../../app/relay/useSave";

/** Sets the default market of an asset owner. */
export function useSaveAssetOwner(onSaved: () => void): Save<SaveAssetOwnerInput> {
  return useSave<useSaveAssetOwnerMutation, { message: string }>({
    mutation: graphql`
      mutation useSaveAssetOwnerMutation($input: SaveAssetOwnerInput!) {
        saveAssetOwner(input: $input) {
          errors {
            message
          }
        }
      }
    `,
    errorsOf: ({ saveAssetOwner }) => saveAssetOwner?.errors,
    done: "Asset owner saved",
    onSaved,
  });
}
