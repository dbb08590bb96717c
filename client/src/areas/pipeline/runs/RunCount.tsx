import Box from "@mui/material/Box";
import { numberText } from "../../../ui/text/format";
import { tabularNumbers } from "../../../ui/layout/style";

/** How many jobs a form would start, and how many already run. Empty if there are none, because then the fields say why. */
export function RunCount({ count, running = 0 }: { count: number; running?: number }) {
  const parts = [
    count > 0 && `${numberText(count)} ${count === 1 ? "job" : "jobs"}, one for each market and date`,
    running > 0 && `Already waiting or running: ${numberText(running)}`,
  ];
  return (
    <Box role="status" sx={{ minHeight: 20, color: "text.secondary", fontSize: 13, ...tabularNumbers }}>
      {parts.filter(Boolean).join(". ")}
    </Box>
  );
}
