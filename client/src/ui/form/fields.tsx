import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { type ReactNode, useId, useState } from "react";
import { typedDay } from "./entries";
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

/** The last day that the graph takes. Without a limit, the browser reads years of six digits. */
const LAST_DAY = "9999-12-31";

/**
 * A calendar day, by the browser's own picker. It can also be pasted as the screens or the graph write it, whatever order the
 * browser shows. While the user types, the field shows the typed text even if its owner follows later: the browser
 * would lose a partial day that is reset meanwhile.
 */
export function DateField({ label, value, onChange, min, max = LAST_DAY, ...rest }: DateProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const change = (day: string) => {
    setDraft(day);
    onChange(day);
  };
  return (
    <TextBox
      type="date"
      label={label}
      value={draft ?? value}
      onChange={({ target }) => change(target.value)}
      onPaste={(event) => {
        const day = typedDay(event.clipboardData.getData("text"));
        if (day === null) return;
        event.preventDefault();
        change(day);
      }}
      onBlur={() => setDraft(null)}
      slotProps={{ htmlInput: { min, max } }}
      {...rest}
    />
  );
}

type CheckProps = { label: string; isOn: boolean; onTurn: (isOn: boolean) => void; disabled?: boolean; note: ReactNode };

/** A setting that is on or off, with a note below it. */
export function CheckSetting({ label, isOn, onTurn, disabled = false, note }: CheckProps) {
  const id = useId();
  return (
    <div>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={<Checkbox size="small" checked={isOn} onChange={({ target }) => onTurn(target.checked)} slotProps={{ input: { "aria-describedby": id } }} />}
      />
      <Box id={id} sx={{ color: "text.secondary", typography: "body2" }}>
        {note}
      </Box>
    </div>
  );
}
