import MenuItem from "@mui/material/MenuItem";
import TextField, { type TextFieldProps } from "@mui/material/TextField";
import { useState } from "react";

/** One choice of a select. */
export type Choice<Value extends string | number = string> = { value: Value; label: string };

const menu = { slotProps: { paper: { style: { maxHeight: 320 } } } } as const;

/** Longer lists use the browser's own select, because the menu would take seconds to draw. */
const LONG = 500;

type TextProps = {
  value: string;
  onChange: (value: string) => void;
} & Pick<TextFieldProps, "label" | "type" | "autoComplete" | "helperText" | "error" | "slotProps">;

/** A line of text. */
export function TextInput({ onChange, ...rest }: TextProps) {
  return <TextField autoComplete="off" onChange={({ target }) => onChange(target.value)} {...rest} />;
}

type SelectProps<Value extends string | number> = {
  label: string;
  /** Null when nothing is chosen. */
  value: Value | null;
  choices: readonly Choice<Value>[];
  onChange: (value: Value | null) => void;
  /** The label for no selection. Without it, something is always selected. */
  emptyLabel?: string;
  /** The label for a selected value that is not among the choices. It is then listed first. */
  missingLabel?: (value: Value) => string;
} & Pick<TextFieldProps, "autoFocus" | "disabled" | "helperText" | "error" | "fullWidth" | "required" | "sx">;

/** A select with one choice. */
export function SelectField<Value extends string | number>({
  label,
  value,
  choices: listed,
  onChange,
  emptyLabel,
  missingLabel,
  ...rest
}: SelectProps<Value>) {
  const isMissing = value !== null && missingLabel !== undefined && listed.every((choice) => choice.value !== value);
  const choices = isMissing ? [{ value, label: missingLabel(value) }, ...listed] : listed;
  const shown = value === null ? "" : String(value);
  const isNative = choices.length > LONG;
  return (
    <TextField
      select
      label={label}
      value={shown}
      onChange={({ target }) => onChange(choices.find((choice) => String(choice.value) === target.value)?.value ?? null)}
      slotProps={{
        select: { native: isNative, MenuProps: menu, displayEmpty: emptyLabel !== undefined },
        inputLabel: emptyLabel === undefined ? {} : { shrink: true },
      }}
      {...rest}
    >
      {isNative ? (
        <option value="" hidden={emptyLabel === undefined}>
          {emptyLabel ?? ""}
        </option>
      ) : (
        emptyLabel !== undefined && <MenuItem value="">{emptyLabel}</MenuItem>
      )}
      {choices.map((choice) =>
        isNative ? (
          <option key={choice.value} value={String(choice.value)}>
            {choice.label}
          </option>
        ) : (
          <MenuItem key={choice.value} value={String(choice.value)}>
            {choice.label}
          </MenuItem>
        ),
      )}
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

/**
 * A calendar day, by the browser's own picker. While the user types, the field shows the typed text even if its
 * owner follows later: the browser would lose a partial day that is reset meanwhile.
 */
export function DateField({ label, value, onChange, min, max, ...rest }: DateProps) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <TextField
      type="date"
      label={label}
      value={draft ?? value}
      onChange={({ target }) => {
        setDraft(target.value);
        onChange(target.value);
      }}
      onBlur={() => setDraft(null)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min, max } }}
      {...rest}
    />
  );
}
