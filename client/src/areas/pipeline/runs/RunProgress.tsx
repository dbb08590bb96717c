import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { InfoDialog } from "../../../ui/layout/InfoDialog";
import { useKeptFocus } from "../../../ui/useKeptFocus";
import { useRunSet } from "./marketRuns";
import { progressText } from "./progressText";
import { CancelRunsButton, DismissRunsButton, RunReport } from "./RunReport";

/** A line about the runs that were started last, for screens other than their form. Empty if there are none. */
export function RunProgress() {
  const set = useRunSet();
  const [isOpen, setOpen] = useState(false);
  const line = useKeptFocus<HTMLElement>(set?.status === "ended");
  if (set === null) return null;
  const close = () => setOpen(false);
  return (
    <Box
      ref={line}
      tabIndex={-1}
      role="group"
      aria-label="Jobs being sent"
      sx={{
        outline: 0,
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 2,
        px: 4,
        py: 2,
        bgcolor: "background.paper",
        border: 1,
        borderColor: "divider",
        borderRadius: "10px",
      }}
    >
      <Box role="status" sx={{ flex: "1 1 240px", minWidth: 0, typography: "body2", overflowWrap: "anywhere" }}>
        {progressText(set)}
      </Box>
      {set.status === "ended" ? <DismissRunsButton /> : <CancelRunsButton isCancelling={set.status === "cancelling"} />}
      <Button onClick={() => setOpen(true)}>Details</Button>
      <InfoDialog
        title={set.job.title}
        isOpen={isOpen}
        onClose={close}
        actions={
          <Button variant="contained" color="primary" onClick={close} autoFocus>
            Close
          </Button>
        }
        contentSx={{ px: 6 }}
      >
        <RunReport isPlain />
      </InfoDialog>
    </Box>
  );
}
