import ContentCopy from "@mui/icons-material/ContentCopy";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { monospace } from "../../ui/monospace";
import { useCopy } from "../useCopy";

type Props = { label: string; value: string };

/** A value that can be copied but not changed, such as an identifier. */
export function ReadOnlyField({ label, value }: Props) {
  const [copy, isCopying] = useCopy(`${label} copied to clipboard!`, `Failed to copy ${label}`);
  return (
    <TextField
      label={label}
      value={value}
      slotProps={{
        htmlInput: { readOnly: true },
        input: {
          sx: { bgcolor: "action.hover", "& input": monospace },
          endAdornment: (
            <InputAdornment position="end">
              <IconButton size="small" edge="end" aria-label={`Copy ${label}`} disabled={isCopying} onClick={() => copy(value)}>
                <ContentCopy fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
