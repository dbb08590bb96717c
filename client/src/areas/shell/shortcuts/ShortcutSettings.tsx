import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useId } from "react";
import { ScreenButton } from "../../../ui/layout/ScreenButton";
import { Surface } from "../../../ui/layout/Surface";
import { areShortcutsOn, isShortcutListOpen, turnShortcuts } from "./shortcutSettings";

/** Turns the shortcuts of single keys on and off, and lists them. */
export function ShortcutSettings() {
  const isOn = areShortcutsOn.useValue();
  const note = useId();
  return (
    <Surface title="Keyboard" actions={<ScreenButton label="Show Shortcuts" onClick={() => isShortcutListOpen.set(true)} />}>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={isOn}
            onChange={({ target }) => turnShortcuts(target.checked)}
            slotProps={{ input: { "aria-describedby": note } }}
          />
        }
        label="Use single-key shortcuts"
      />
      <Box id={note} sx={{ color: "text.secondary", typography: "body2" }}>
        They do nothing while you type. This browser keeps the setting.
      </Box>
    </Surface>
  );
}
