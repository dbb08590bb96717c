import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AssetOwnerForm_assetOwner$key } from "../../__generated__/AssetOwnerForm_assetOwner.graphql";
import { FormDialog } from "../../ui/FormDialog";
import { DefaultMarketField } from "./DefaultMarketField";
import { useSaveAssetOwner } from "./useSaveAssetOwner";

type Props = {
  assetOwner: AssetOwnerForm_assetOwner$key;
  onClose: () => void;
  onSaved: () => void;
};

/** Sets the default market of an asset owner. */
export function AssetOwnerForm({ assetOwner, onClose, onSaved }: Props) {
  const { assetOwnerId, name, defaultMarketId, defaultMarket } = useFragment(
    graphql`
      fragment AssetOwnerForm_assetOwner on AssetOwner {
        assetOwnerId
        name
        defaultMarketId
        defaultMarket {
          marketName
          isActive
        }
      }
    `,
    assetOwner,
  );
  const [marketId, setMarketId] = useState(defaultMarketId ?? null);
  const { save, failure, isBusy } = useSaveAssetOwner(onSaved);
  const isOffered = defaultMarketId === null || defaultMarketId === undefined || defaultMarket?.isActive === true;

  return (
    <FormDialog
      title={name === "" ? `Asset Owner ${assetOwnerId}` : name}
      warning={failure}
      isBusy={isBusy}
      maxWidth="xs"
      onClose={onClose}
      onSave={() => save({ assetOwnerId, defaultMarketId: marketId })}
    >
      <DefaultMarketField
        value={marketId}
        onChange={setMarketId}
        // What is set already stays to be seen and to be kept, though nobody can choose it for another owner.
        present={
          isOffered
            ? null
            : { value: defaultMarketId, label: `${defaultMarket?.marketName ?? `Market ${defaultMarketId}`} (not active)` }
        }
      />
    </FormDialog>
  );
}
