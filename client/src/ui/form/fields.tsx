import { useState } from "react";
import { typedDay } from "./typedDay";
import { TextBox, type TextBoxProps } from "./TextBox";

type TextProps = {
  value: string;
  onChange: (value: string) => void;
} & Pick<TextBoxProps, "label" | "type" | "autoComplete" | "helperText" | "error" | "disabled" | "slotProps">;

/** A line of text. */
export function TextInput({ onChange, ...rest }: TextProps) {
  return <TextBox autoComplete="off" onChange={({ target }) => onChange(target.value)} {...rest} />;
}

type DateProps = {
  label: string;
  /** YYYY-MM-DD, or empty. */
  value: string;
  onChange: (value: string) => void;
  min?: string;
  max?: string;
} & Pick<TextBoxProps, "disabled" | "helperText" | "error" | "fullWidth" | "required" | "sx">;

/**
 * A calendar day, by the browser's own picker. A day can be pasted as the screens write it, too. While the user types, the field shows the typed text even if its
 * owner follows later: the browser would lose a partial day that is reset meanwhile.
 */
export function DateField({ label, value, onChange, min, max, ...rest }: DateProps) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <TextBox
      type="date"
      label={label}
      value={draft ?? value}
      onChange={({ target }) => {
        setDraft(target.value);
        onChange(target.value);
      }}
      onPaste={(event) => {
        const day = typedDay(event.clipboardData.getData("text"));
        if (day === null) return;
        event.preventDefault();
        setDraft(day);
        onChange(day);
      }}
      onBlur={() => setDraft(null)}
      slotProps={{ htmlInput: { min, max } }}
      {...rest}
    />
  );
}
