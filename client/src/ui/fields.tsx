import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import type { TextFieldProps } from "@mui/material/TextField";

/** One choice of a select. */
export type Choice<Value extends string | number = string> = { value: Value; label: string };

const menu = { slotProps: { paper: { style: { maxHeight: 320 } } } } as const;

type SelectProps<Value extends string | number> = {
  label: string;
  /** Null when nothing is chosen. */
  value: Value | null;
  choices: readonly Choice<Value>[];
  onChange: (value: Value | null) => void;
  /** The words for "nothing chosen"; without them something always is. */
  emptyLabel?: string;
} & Pick<TextFieldProps, "autoFocus" | "disabled" | "helperText" | "error" | "fullWidth" | "required" | "sx">;

/** A select with one choice. */
export function SelectField<Value extends string | number>({
  label,
  value,
  choices,
  onChange,
  emptyLabel,
  ...rest
}: SelectProps<Value>) {
  const shown = value === null ? "" : String(value);
  return (
    <TextField
      select
      label={label}
      value={shown}
      onChange={({ target }) => onChange(choices.find((choice) => String(choice.value) === target.value)?.value ?? null)}
      slotProps={{
        select: { MenuProps: menu, displayEmpty: emptyLabel !== undefined },
        inputLabel: emptyLabel === undefined ? {} : { shrink: true },
      }}
      {...rest}
    >
      {emptyLabel !== undefined && <MenuItem value="">{emptyLabel}</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={String(choice.value)}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

type DateProps = {
  label: string;
  /** YYYY-MM-DD, or empty. */
  value: string;
  onChange: (value: string) => void;
  min?: string;
  max?: string;
} & Pick<TextFieldProps, "disabled" | "helperText" | "error" | "fullWidth" | "required" | "sx">;

/** A calendar day, by the browser's own picker. */
export function DateField({ label, value, onChange, min, max, ...rest }: DateProps) {
  return (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min, max } }}
      {...rest}
    />
  );
}
