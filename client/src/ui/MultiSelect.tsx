import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import InputLabel from "@mui/material/InputLabel";
import ListItemText from "@mui/material/ListItemText";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import { useId } from "react";
import type { Choice } from "./fields";
import { label70 } from "./format";

type Props<Value extends string | number> = {
  label: string;
  /** What the button says while nothing is selected, such as "Select Campaigns". */
  placeholder: string;
  choices: readonly Choice<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  disabled?: boolean;
  helperText?: string;
};

/** A select with several choices. Its button names them, cut at 70 characters. */
export function MultiSelect<Value extends string | number>({
  label,
  placeholder,
  choices,
  value,
  onChange,
  disabled = false,
  helperText,
}: Props<Value>) {
  const id = useId();
  const chosen = new Set(value.map(String));
  const text = choices
    .filter((choice) => chosen.has(String(choice.value)))
    .map((choice) => choice.label)
    .join(", ");

  return (
    <FormControl size="small" fullWidth disabled={disabled}>
      <InputLabel id={id} shrink>
        {label}
      </InputLabel>
      <Select
        multiple
        notched
        displayEmpty
        labelId={id}
        label={label}
        value={[...chosen]}
        onChange={({ target }) => {
          const next = new Set(target.value);
          onChange(choices.filter((choice) => next.has(String(choice.value))).map((choice) => choice.value));
        }}
        renderValue={() => label70(text === "" ? placeholder : text)}
        MenuProps={{ slotProps: { paper: { style: { maxHeight: 320 } } } }}
      >
        {choices.map((choice) => (
          <MenuItem key={choice.value} value={String(choice.value)} dense>
            <Checkbox
              size="small"
              edge="start"
              tabIndex={-1}
              checked={chosen.has(String(choice.value))}
              slotProps={{ input: { "aria-hidden": true } }}
            />
            <ListItemText primary={choice.label} />
          </MenuItem>
        ))}
      </Select>
      {helperText !== undefined && <FormHelperText>{helperText}</FormHelperText>}
    </FormControl>
  );
}
