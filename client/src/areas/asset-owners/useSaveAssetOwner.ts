import { graphql } from "react-relay";
import type { useSaveAssetOwnerMutation } from "../../__generated__/useSaveAssetOwnerMutation.graphql";
import { useSave } from "../../app/relay/useSave";

/** Sets the default market of an asset owner. */
export function useSaveAssetOwner(onSaved: () => void) {
  return useSave<useSaveAssetOwnerMutation>({
    mutation: graphql`
      mutation useSaveAssetOwnerMutation($input: SaveAssetOwnerInput!) {
        saveAssetOwner(input: $input) {
          assetOwner {
            ...AssetOwnerForm_assetOwner
          }
          errors {
            code
            message
          }
        }
      }
    `,
    done: "Asset owner saved",
    onSaved,
  });
}
