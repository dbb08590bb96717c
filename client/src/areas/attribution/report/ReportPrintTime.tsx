import Box from "@mui/material/Box";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { momentText } from "../../../ui/text/format";

/** When the report was printed. Only the paper shows it. */
export function ReportPrintTime() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    // The browser prints as soon as the listener returns.
    const update = () => flushSync(() => setNow(new Date()));
    window.addEventListener("beforeprint", update);
    return () => window.removeEventListener("beforeprint", update);
  }, []);
  return (
    <Box component="span" sx={{ display: "none", "@media print": { display: "inline" } }}>
      {`Printed ${momentText(now)}`}
    </Box>
  );
}
