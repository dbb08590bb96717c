import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { useKeptFocus } from "../../../ui/useKeptFocus";
import { dateText } from "../../../ui/text/format";
import { useState } from "react";
import { InfoDialog } from "../../../ui/layout/InfoDialog";
import { cancelRuns, dismissRuns, type MarketRun, progressText, runKey, type RunSet, sendFailedAgain, sendUnsent, useRunSet } from "./marketRuns";

type Row = MarketRun & { readonly reason: string };

const columns: readonly Column<Row>[] = [
  { key: "market", header: "Market", width: "32%", value: ({ marketLabel }) => marketLabel },
  { key: "date", header: "Date", isOneLine: true, width: 96, value: ({ date }) => date, cell: ({ date }) => dateText(date) },
  { key: "reason", header: "Reason", value: ({ reason }) => reason },
];

type Props = {
  /** Omits the frame, for use in a dialog. */
  isPlain?: boolean;
};

const frame = { p: 4, bgcolor: "background.paper", border: 1, borderColor: "divider", borderRadius: "8px" } as const;

/** How far the runs that were started last have been sent, and which were not. Empty if there are none. */
export function RunReport({ isPlain = false }: Props) {
  const set = useRunSet();
  const report = useKeptFocus<HTMLElement>(set?.status === "ended");
  return (
    set !== null && (
      <Box
        component="section"
        ref={report}
        tabIndex={-1}
        aria-label="Sent jobs"
        sx={{ outline: 0, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3, ...(!isPlain && frame) }}
      >
        <Box role="status" sx={{ typography: "body1", fontWeight: 550, overflowWrap: "anywhere" }}>
          {progressText(set)}
        </Box>
        {set.status !== "ended" && (
          <>
            <LinearProgress
              variant="determinate"
              aria-label="Jobs sent"
              value={(100 * (set.total - set.queue.length - set.unsent.length)) / set.total}
            />
            <Box sx={{ typography: "body2", color: "text.secondary" }}>
              You can leave this screen meanwhile. Keep the page open until all jobs are sent.
            </Box>
          </>
        )}
        <Left set={set} />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          {set.status === "ended" && <AgainButtons set={set} />}
          <EndButton set={set} />
        </Box>
      </Box>
    )
  );
}

/** The runs that failed or, after the end, were left out. */
function Left({ set: { failed, unsent } }: { set: RunSet }) {
  const rows = [...failed, ...unsent.map((run) => ({ ...run, reason: "Not sent." }))];
  if (rows.length === 0) return null;
  return (
    <DataTable
      label={failed.some(({ isLost }) => isLost) ? "Jobs not confirmed as sent" : "Jobs that were not sent"}
      columns={columns}
      rows={rows}
      rowKey={runKey}
      emptyText=""
      isDense
      minWidth={260}
      scrollHeight="280px"
    />
  );
}

function AgainButtons({ set: { failed, unsent } }: { set: RunSet }) {
  return (
    <>
      {failed.some(({ isLost }) => !isLost) && (
        <Button variant="outlined" onClick={() => sendFailedAgain()}>
          Send the failed ones again
        </Button>
      )}
      {/* A separate button, because sending these again may start their jobs twice. */}
      {failed.some(({ isLost }) => isLost) && (
        <Button variant="outlined" onClick={() => sendFailedAgain(true)}>
          Send the unconfirmed ones again
        </Button>
      )}
      {unsent.length > 0 && (
        <Button variant="outlined" onClick={sendUnsent}>
          Send the rest
        </Button>
      )}
    </>
  );
}

/** Stops the runs after the present batch, or takes away what is known of those that have ended. */
function EndButton({ set: { status } }: { set: RunSet }) {
  const isCancelling = status === "cancelling";
  return status === "ended" ? (
    <Button onClick={dismissRuns}>Dismiss</Button>
  ) : (
    <Button onClick={cancelRuns} disabled={isCancelling}>
      Cancel Sending
    </Button>
  );
}

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
      sx={{ ...frame, borderRadius: "10px", outline: 0, display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, px: 4, py: 2 }}
    >
      <Box role="status" sx={{ flex: "1 1 240px", minWidth: 0, typography: "body2", overflowWrap: "anywhere" }}>
        {progressText(set)}
      </Box>
      <EndButton set={set} />
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
