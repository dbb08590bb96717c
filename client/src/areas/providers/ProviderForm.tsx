import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProviderForm_provider$data, ProviderForm_provider$key } from "../../__generated__/ProviderForm_provider.graphql";
import type { ProviderFormCreateMutation } from "../../__generated__/ProviderFormCreateMutation.graphql";
import type { ProviderFormUpdateMutation } from "../../__generated__/ProviderFormUpdateMutation.graphql";
import { isFlag, isNumber, isText, listOf, orNull, record } from "../../app/forms/drafts";
import { FormDialog } from "../../app/forms/FormDialog";
import { SavedMeanwhile } from "../../app/forms/SavedMeanwhile";
import { useDraft } from "../../app/forms/useDraft";
import { useSubmit } from "../../app/relay/useSubmit";
import { TextInput } from "../../ui/form/fields";
import { CustomerSelect } from "../customers/CustomerSelect";
import { type ConfigEntry, draftOf, editedEntry, restored, withKey } from "./configEntries";
import { CUSTOM_HANDLER, HandlerField } from "./HandlerField";
import { ProviderConfigField } from "./ProviderConfigField";

/** What a new provider starts with. */
const newConfig: readonly ConfigEntry[] = [{ key: "url", value: "", isSecret: false }];

const shape = {
  name: isText,
  customerId: orNull(isNumber),
  handler: isText,
  ownHandler: isText,
  isActive: isFlag,
  isPush: isFlag,
  config: listOf(record<{ key: string; value: string | null }>({ key: isText, value: orNull(isText) })),
};

type Props = {
  /** The provider to edit; null makes a new one. */
  provider: ProviderForm_provider$key | null;
  onClose: () => void;
  /** Refetches the list. */
  refetch: () => Promise<void>;
  /** Called with the number of a new provider. */
  onCreated?: (providerId: number | null) => void;
};

/** The form of a provider, new or existing. The service validates it. */
export function ProviderForm({ provider, onClose, refetch, onCreated }: Props) {
  const existing = useFragment(
    graphql`
      fragment ProviderForm_provider on Provider {
        providerId
        name
        customerId
        handler
        isActive
        isPush
        revision
        config {
          key
          value
          maskedValue
          isSecret
        }
      }
    `,
    provider,
  );
  const [name, setName] = useState(existing?.name ?? "");
  const [customerId, setCustomerId] = useState(existing?.customerId ?? null);
  const [handler, setHandler] = useState(existing?.handler ?? CUSTOM_HANDLER);
  const [ownHandler, setOwnHandler] = useState("");
  const [isActive, setActive] = useState(existing?.isActive ?? false);
  const [isPush, setPush] = useState(existing?.isPush ?? false);
  const [config, setConfig] = useState<readonly ConfigEntry[]>(
    existing?.config.map(({ key, value, maskedValue, isSecret }) => editedEntry({ key, value, maskedValue, isSecret })) ?? newConfig,
  );
  const [newKey, setNewKey] = useState("");
  const draft = useDraft({
    name: existing == null ? "new provider" : `provider ${existing.providerId}`,
    entries: { name, customerId, handler, ownHandler, isActive, isPush, config: draftOf(config) },
    shape,
    base: { revision: existing?.revision },
    onRestore: (entries) => {
      setName(entries.name);
      setCustomerId(entries.customerId);
      setHandler(entries.handler);
      setOwnHandler(entries.ownHandler);
      setActive(entries.isActive);
      setPush(entries.isPush);
      setConfig(restored(config, entries.config));
    },
  });
  const [revision, setRevision] = useState<string>();
  const onDone = () => {
    onClose();
    void refetch();
  };
  const create = useSubmit<ProviderFormCreateMutation>(
    graphql`
      mutation ProviderFormCreateMutation($input: CreateProviderInput!) {
        createProvider(input: $input) {
          provider {
            providerId
            typeLabel
            ...ProviderConfigCell_provider
            ...ProviderForm_provider
            ...ProviderStatusCell_provider
          }
          errors {
            message
          }
        }
      }
    `,
    {
      done: "Provider saved",
      onDone: ({ provider: created }) => {
        onCreated?.(created?.providerId ?? null);
        onDone();
      },
    },
  );
  const update = useSubmit<ProviderFormUpdateMutation>(
    graphql`
      mutation ProviderFormUpdateMutation($input: UpdateProviderInput!) {
        updateProvider(input: $input) {
          provider {
            typeLabel
            ...ProviderConfigCell_provider
            ...ProviderForm_provider
            ...ProviderStatusCell_provider
          }
          errors {
            code
            message
          }
        }
      }
    `,
    { done: "Provider saved", onDone },
  );
  const { failure, isConflict, isBusy } = existing == null ? create : update;

  const addKey = () => {
    const grown = withKey(config, newKey);
    setConfig(grown);
    setNewKey("");
    return grown;
  };

  const save = () => {
    const fields = {
      name,
      customerId,
      handler: handler === CUSTOM_HANDLER ? ownHandler : handler,
      isActive,
      isPush,
      config: addKey().map(({ key, value }) => ({ key, value })),
    };
    if (existing == null) create.submit(fields);
    else update.submit({ providerId: existing.providerId, revision, ...fields });
  };

  return (
    <FormDialog
      title={existing == null ? "New Provider" : "Edit Provider"}
      warning={failure}
      draft={draft}
      isBusy={isBusy}
      onClose={onClose}
      onSave={save}
    >
      <SavedMeanwhile saved={existing} revision={existing?.revision} values={valuesOf} isConflict={isConflict} onRevision={setRevision} />
      <TextInput label="Name" value={name} onChange={setName} />
      <CustomerSelect value={customerId} onChange={setCustomerId} emptyLabel="None" />
      <HandlerField value={handler} onChange={setHandler} />
      {handler === CUSTOM_HANDLER && (
        <TextInput label="Custom Handler" value={ownHandler} onChange={setOwnHandler} />
      )}
      <Box sx={{ display: "flex", gap: 4, my: -2 }}>
        <FormControlLabel
          label="Active"
          control={<Checkbox size="small" checked={isActive} onChange={(_, checked) => setActive(checked)} />}
        />
        <FormControlLabel
          label="Push"
          control={<Checkbox size="small" checked={isPush} onChange={(_, checked) => setPush(checked)} />}
        />
      </Box>
      <ProviderConfigField
        value={config}
        onChange={setConfig}
        newKey={newKey}
        onNewKeyChange={setNewKey}
        onAddKey={addKey}
      />
    </FormDialog>
  );
}

const yesNo = (isSo: boolean) => (isSo ? "yes" : "no");

function valuesOf({ name, customerId, handler, isActive, isPush, config }: ProviderForm_provider$data) {
  return {
    Name: name,
    Customer: customerId == null ? null : `Customer ${customerId}`,
    Handler: handler,
    Active: yesNo(isActive),
    Push: yesNo(isPush),
    ...Object.fromEntries(config.map(({ key, value, maskedValue }) => [`Config ${key}`, { compared: value, shown: maskedValue }])),
  };
}
