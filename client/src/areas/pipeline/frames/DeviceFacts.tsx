import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { DeviceFacts_pin$key } from "../../../__generated__/DeviceFacts_pin.graphql";
import { momentText } from "../../../ui/text/format";

/** Which device was seen, and when. */
export function DeviceFacts({ pin }: { pin: DeviceFacts_pin$key }) {
  const { deviceId, seenAt } = useFragment(
    graphql`
      fragment DeviceFacts_pin on DebugPin {
        deviceId
        seenAt
      }
    `,
    pin,
  );
  return (
    <Box sx={{ pr: 4, overflowWrap: "anywhere" }}>
      <Box sx={{ fontWeight: 600 }}>{`Device ${deviceId || "without an ID"}`}</Box>
      {seenAt && <Box sx={{ color: "text.secondary" }}>{momentText(seenAt)}</Box>}
    </Box>
  );
}
