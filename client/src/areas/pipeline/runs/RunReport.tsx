import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { useKeptFocus } from "../../../ui/useKeptFocus";
import { dateText } from "../../../ui/text/format";
import { cancelRuns, dismissRuns, type MarketRun, progressText, runKey, type RunSet, sendFailedAgain, sendUnsent, useRunSet } from "./marketRuns";

type Row = MarketRun & { readonly reason: string };

const columns: readonly Column<Row>[] = [
  { key: "market", header: "Market", width: "32%", value: ({ marketLabel }) => marketLabel },
  { key: "date", header: "Date", isOneLine: true, width: 96, value: ({ date }) => date, cell: ({ date }) => dateText(date) },
  { key: "reason", header: "Reason", value: ({ reason }) => reason },
];

/** How far the runs that were started last have been sent, and which were not. Empty if there are none. */
export function RunReport() {
  const set = useRunSet();
  const report = useKeptFocus<HTMLElement>(set?.status === "ended");
  return (
    set !== null && (
      <Box
        component="section"
        ref={report}
        tabIndex={-1}
        aria-label="Sent jobs"
        sx={{
          display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3, p: 4, outline: 0,
          bgcolor: "background.paper", border: 1, borderColor: "divider", borderRadius: "10px",
        }}
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
          {set.status === "ended" ? <AgainButtons set={set} /> : <CancelButton isCancelling={set.status === "cancelling"} />}
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
      <Button onClick={dismissRuns}>Dismiss</Button>
    </>
  );
}

function CancelButton({ isCancelling }: { isCancelling: boolean }) {
  return (
    <Button onClick={cancelRuns} disabled={isCancelling}>
      Cancel Sending
    </Button>
  );
}
