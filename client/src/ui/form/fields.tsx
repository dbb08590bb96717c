import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { type ReactNode, useId } from "react";
import { TextBox, type TextBoxProps } from "./TextBox";

type TextProps = {
  value: string;
  onChange: (value: string) => void;
} & Pick<TextBoxProps, "label" | "type" | "autoComplete" | "helperText" | "error" | "disabled" | "slotProps">;

/** A line of text. */
export function TextInput({ onChange, ...rest }: TextProps) {
  return <TextBox autoComplete="off" onChange={({ target }) => onChange(target.value)} {...rest} />;
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
