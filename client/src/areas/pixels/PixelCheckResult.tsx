import Box from "@mui/material/Box";
import { momentText } from "../../ui/text/format";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { tabularNumbers, type Tone, visuallyHidden } from "../../ui/layout/style";
import type { PixelCheck } from "./useCheckPixels";

const looks: Record<PixelCheck["outcome"], { tone: Tone; label: string }> = {
  fired: { tone: "green", label: "Fired" },
  silent: { tone: "orange", label: "Not Fired" },
  failed: { tone: "red", label: "Check Failed" },
};

type Props = { check: PixelCheck; name: string };

/** The result of the latest check of a pixel and its time, on a line of its own below the buttons. */
export function PixelCheckResult({ check: { outcome, at }, name }: Props) {
  return (
    <Box
      component="span"
      sx={{
        display: "flex",
        // A line of its own below the buttons.
        flex: "1 0 100%",
        flexWrap: "wrap",
        whiteSpace: "nowrap",
        justifyContent: { sm: "flex-end" },
        alignItems: "center",
        gap: 2,
        fontSize: 12,
        color: "text.secondary",
        ...tabularNumbers,
      }}
    >
      <Box component="span" sx={visuallyHidden}>{`Latest check of ${name}:`}</Box> <StatusChip {...looks[outcome]} />
      {momentText(at)}
    </Box>
  );
}
