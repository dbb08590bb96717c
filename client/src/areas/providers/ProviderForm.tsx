import Close from "@mui/icons-material/Close";
import Visibility from "@mui/icons-material/Visibility";
import VisibilityOff from "@mui/icons-material/VisibilityOff";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProviderFormHandlersQuery } from "../../__generated__/ProviderFormHandlersQuery.graphql";
import type { ProviderForm_provider$data, ProviderForm_provider$key } from "../../__generated__/ProviderForm_provider.graphql";
import type { ProviderFormCreateMutation } from "../../__generated__/ProviderFormCreateMutation.graphql";
import type { ProviderFormUpdateMutation } from "../../__generated__/ProviderFormUpdateMutation.graphql";
import { useDraft } from "../../app/forms/drafts";
import { FormDialog } from "../../app/forms/FormDialog";
import { SavedMeanwhile } from "../../app/forms/SavedMeanwhile";
import { useSubmit } from "../../app/relay/useSubmit";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { LoadedSelect } from "../../ui/form/LoadedSelect";
import { TextBox } from "../../ui/form/TextBox";
import { TextInput } from "../../ui/form/fields";
import { useReportChange } from "../../ui/form/formEvents";
import { CustomerSelect } from "../customers/CustomerSelect";
import { type ConfigEntry, draftOf, editedEntry, restored, withKey } from "./configEntries";

/** What a new provider starts with. */
const newConfig: readonly ConfigEntry[] = [{ key: "url", value: "", isSecret: false }];

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
            ...ProviderCellsConfig_provider
            ...ProviderForm_provider
            ...ProviderCellsStatus_provider
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
            ...ProviderCellsConfig_provider
            ...ProviderForm_provider
            ...ProviderCellsStatus_provider
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

/** The choice for a handler that is not in the list. */
const CUSTOM_HANDLER = "Custom";

const query = graphql`
  query ProviderFormHandlersQuery @throwOnFieldError {
    providerHandlers
  }
`;

type HandlerFieldProps = { value: string; onChange: (handler: string) => void };

/** The handler that reads the provider's feed. The form works without the choices; the handler then stays as it is. */
function HandlerField({ value, onChange }: HandlerFieldProps) {
  const loadable = usePanelQuery<ProviderFormHandlersQuery>("handlers", query, {});
  return (
    <LoadedSelect
      kind="Handler"
      loadable={loadable}
      read={({ providerHandlers }) => ({
        choices: providerHandlers.map((handler) => ({ value: handler, label: handler })),
        totalCount: providerHandlers.length,
      })}
      value={value}
      present={{ value, label: value }}
      onChange={(handler) => onChange(handler ?? CUSTOM_HANDLER)}
      emptyLabel={null}
    />
  );
}

type ProviderConfigFieldProps = {
  value: readonly ConfigEntry[];
  onChange: (value: readonly ConfigEntry[]) => void;
  /** The name in the field for one more key. */
  newKey: string;
  onNewKeyChange: (name: string) => void;
  /** Takes the name over as a key. */
  onAddKey: () => void;
};

/** A configuration as a free map of keys to values. */
function ProviderConfigField({ value, onChange, newKey, onNewKeyChange, onAddKey }: ProviderConfigFieldProps) {
  const heading = useId();
  const reportChange = useReportChange();
  // The key that Enter has just added: the user goes on with its value.
  const [added, setAdded] = useState<string | null>(null);
  return (
    <Box role="group" aria-labelledby={heading} sx={{ display: "grid", gap: 3 }}>
      <Box component="h3" id={heading} sx={{ m: 0, fontSize: 13, fontWeight: 550, color: "text.secondary" }}>
        Config
      </Box>
      {value.map((entry) => (
        <Entry
          key={entry.key}
          entry={entry}
          isFocused={entry.key === added}
          onChange={(text) => onChange(value.map((other) => (other === entry ? { ...entry, value: text } : other)))}
          onRemove={() => {
            reportChange();
            onChange(value.filter((other) => other !== entry));
          }}
        />
      ))}
      <TextBox
        label="New Key"
        value={newKey}
        onChange={({ target }) => onNewKeyChange(target.value)}
        onBlur={({ relatedTarget }) => {
          // Saving takes the key over itself; a row more would push the button from under the pointer.
          if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit") return;
          onAddKey();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || newKey.trim() === "") return;
          event.preventDefault();
          setAdded(newKey.trim());
          onAddKey();
        }}
        autoComplete="off"
      />
    </Box>
  );
}

type EntryProps = { entry: ConfigEntry; isFocused: boolean; onChange: (value: string) => void; onRemove: () => void };

function Entry({ entry: { key, value, isSecret, stored }, isFocused, onChange, onRemove }: EntryProps) {
  const [isShown, setShown] = useState(!isSecret);
  const Icon = isShown ? VisibilityOff : Visibility;
  // Of a URL only the credentials are hidden, so it can be read, but not changed without them.
  const isPartly = !isShown && value === stored?.value && stored.isPartlyMasked;
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
      <TextBox
        label={key}
        autoFocus={isFocused}
        value={isPartly ? stored.maskedValue : value}
        type={isShown || isPartly ? "text" : "password"}
        onChange={({ target }) => onChange(target.value)}
        autoComplete={isSecret ? "new-password" : "off"}
        helperText={isPartly && "Show it to change it."}
        slotProps={{
          input: {
            readOnly: isPartly,
            endAdornment: isSecret && (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  aria-label={`${isShown ? "Hide" : "Show"} ${key}`}
                  onClick={() => setShown(!isShown)}
                >
                  <Icon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <IconButton size="small" aria-label={`Remove ${key}`} onClick={onRemove}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}
