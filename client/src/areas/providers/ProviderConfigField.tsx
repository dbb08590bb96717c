import Close from "@mui/icons-material/Close";
import Visibility from "@mui/icons-material/Visibility";
import VisibilityOff from "@mui/icons-material/VisibilityOff";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import { useId, useState } from "react";
import { useReportChange } from "../../ui/form/formChange";
import type { ConfigEntry } from "./configEntries";
import { TextBox } from "../../ui/form/TextBox";

type Props = {
  value: readonly ConfigEntry[];
  onChange: (value: readonly ConfigEntry[]) => void;
  /** The name in the field for one more key. */
  newKey: string;
  onNewKeyChange: (name: string) => void;
  /** Takes the name over as a key. */
  onAddKey: () => void;
};

/** A configuration as a free map of keys to values. */
export function ProviderConfigField({ value, onChange, newKey, onNewKeyChange, onAddKey }: Props) {
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
