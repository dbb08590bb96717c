import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { type ReactNode, useId } from "react";

type Props = { label: string; isOn: boolean; onTurn: (isOn: boolean) => void; disabled?: boolean; note: ReactNode };

/** A setting that is on or off, with a note below it. */
export function CheckSetting({ label, isOn, onTurn, disabled = false, note }: Props) {
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
