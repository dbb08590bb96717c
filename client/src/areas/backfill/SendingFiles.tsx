import Box from "@mui/material/Box";
import { useEffect, useState } from "react";
import { fileSizeText } from "../../ui/text/fileSizeText";
import { LabelledSpinner } from "../../ui/feedback/LabelledSpinner";
import { type BackfillFile, fileCountText } from "./backfillEntries";
import { elapsedText } from "./elapsedText";

/** What is being sent, and for how long already. Mount it when the sending begins. */
export function SendingFiles({ files }: { files: readonly BackfillFile[] }) {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const since = Date.now();
    const timer = setInterval(() => setElapsed(Date.now() - since), 1000);
    return () => clearInterval(timer);
  }, []);
  const size = fileSizeText(files.reduce((sum, { file }) => sum + file.size, 0));
  return (
    <Box sx={{ display: "flex", alignItems: "center" }}>
      <LabelledSpinner label={`Sending ${fileCountText(files.length)} (${size})`} />
      {/* Not in the status, which would be read aloud each second. */}
      <Box role="timer" aria-label="Elapsed time" sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
        {elapsedText(elapsed)}
      </Box>
    </Box>
  );
}
