import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useId, useSyncExternalStore } from "react";
import { browserZone, utcTimes } from "../../ui/text/format";
import { Surface } from "../../ui/layout/Surface";

/** Chooses the time zone that times are shown in. */
export function TimeSettings() {
  const isUtc = useSyncExternalStore(utcTimes.listen, utcTimes.isOn);
  const note = useId();
  return (
    <Surface title="Times">
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={isUtc}
            onChange={({ target }) => utcTimes.turn(target.checked)}
            slotProps={{ input: { "aria-describedby": note } }}
          />
        }
        label="Show times in UTC"
      />
      <Box id={note} sx={{ color: "text.secondary", typography: "body2" }}>
        {`Otherwise in the time zone of this browser, ${browserZone()}. Days stay as they are. This browser keeps the setting.`}
      </Box>
    </Surface>
  );
}
