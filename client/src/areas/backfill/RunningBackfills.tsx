import Box from "@mui/material/Box";
import { useEffect, useState } from "react";
import { paths } from "../../app/routing/paths";
import { backgroundTasks } from "../../app/backgroundTasks";
import { LabelledSpinner } from "../../ui/feedback/skeletons";
import { Surface } from "../../ui/layout/Surface";
import { elapsedText } from "./elapsedText";

/** The jobs whose files are being sent, and for how long, including those of a form that the user has left. Toasts show their results. */
export function RunningBackfills() {
  const running = backgroundTasks.useValue().filter(({ to, status }) => status === "running" && to === paths.backfillJob());
  if (running.length === 0) return null;
  return (
    <Surface title="Uploads in Progress">
      {running.map(({ id, label, startedAt }) => (
        <Box key={id} sx={{ display: "flex", alignItems: "center" }}>
          <LabelledSpinner label={label} />
          <Elapsed since={startedAt} />
        </Box>
      ))}
    </Surface>
  );
}

/** The time since an instant. It is not in the status, which would be read aloud each second. */
function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Box role="timer" aria-label="Elapsed time" sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
      {elapsedText(now - since)}
    </Box>
  );
}
