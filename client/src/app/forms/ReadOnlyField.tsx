import InputAdornment from "@mui/material/InputAdornment";
import { monospace } from "../../ui/text/monospace";
import { CopyButton } from "../CopyButton";
import { TextBox } from "../../ui/form/TextBox";

type Props = { label: string; value: string };

/** A value that can be copied but not changed, such as an identifier. */
export function ReadOnlyField({ label, value }: Props) {
  return (
    <TextBox
      label={label}
      value={value}
      slotProps={{
        htmlInput: { readOnly: true },
        input: {
          sx: { bgcolor: "action.hover", "& input": monospace },
          endAdornment: (
            <InputAdornment position="end">
              <CopyButton what={label} text={value} />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
