import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AssetOwnerForm_assetOwner$key } from "../../__generated__/AssetOwnerForm_assetOwner.graphql";
import type { AssetOwnerFormMutation } from "../../__generated__/AssetOwnerFormMutation.graphql";
import { useDraft } from "../../app/forms/drafts";
import { FormDialog } from "../../app/forms/FormDialog";
import { SavedMeanwhile } from "../../app/forms/SavedMeanwhile";
import { useSubmit } from "../../app/relay/useSubmit";
import { ActiveMarketSelect } from "../markets/MarketSelect";

type Props = {
  assetOwner: AssetOwnerForm_assetOwner$key;
  onClose: () => void;
  /** Refetches the list. */
  refetch: () => Promise<void>;
};

/** Sets the default market of an asset owner. */
export function AssetOwnerForm({ assetOwner, onClose, refetch }: Props) {
  const known = useFragment(
    graphql`
      fragment AssetOwnerForm_assetOwner on AssetOwner {
        assetOwnerId
        name
        defaultMarketId
        revision
        defaultMarket {
          name
          isActive
        }
      }
    `,
    assetOwner,
  );
  const { assetOwnerId, name, defaultMarketId, defaultMarket } = known;
  const [marketId, setMarketId] = useState(defaultMarketId ?? null);
  const draft = useDraft({
    name: `asset owner ${assetOwnerId}`,
    entries: { marketId },
    base: { defaultMarketId },
    onRestore: (entries) => setMarketId(entries.marketId),
  });
  const [revision, setRevision] = useState<string>();
  const { submit, failure, isConflict, isBusy } = useSubmit<AssetOwnerFormMutation>(
    graphql`
      mutation AssetOwnerFormMutation($input: SaveAssetOwnerInput!) {
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
    {
      done: "Asset owner saved",
      onDone: () => {
        onClose();
        void refetch();
      },
    },
  );
  const isOffered = defaultMarketId == null || defaultMarket?.isActive === true;

  return (
    <FormDialog
      title={name === "" ? `Asset Owner ${assetOwnerId}` : name}
      warning={failure}
      draft={draft}
      isBusy={isBusy}
      maxWidth="xs"
      onClose={onClose}
      onSave={() => submit({ assetOwnerId, revision, defaultMarketId: marketId })}
    >
      <SavedMeanwhile
        saved={known}
        revision={known.revision}
        values={({ defaultMarketId: id, defaultMarket: market }) => ({
          "Default Market": market?.name ?? (id == null ? null : `Market ${id}`),
        })}
        isConflict={isConflict}
        onRevision={setRevision}
      />
      <ActiveMarketSelect
        label="Default Market"
        emptyLabel="None"
        value={marketId}
        onChange={setMarketId}
        // A market that is no longer active, or not known, stays selected, although it is not among the choices.
        present={
          isOffered
            ? null
            : { value: defaultMarketId, label: defaultMarket ? `${defaultMarket.name} (not active)` : `Market ${defaultMarketId}` }
        }
        // The dialog took the focus while the markets were loading.
        autoFocus
      />
    </FormDialog>
  );
}
