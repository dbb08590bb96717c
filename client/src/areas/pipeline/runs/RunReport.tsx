import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { useKeptFocus } from "../../../ui/useKeptFocus";
import { dateText } from "../../../ui/text/format";
import { cancelRuns, dismissRuns, type MarketRun, progressText, runKey, sendFailedAgain, sendUnsent, triedCount, useRunSet } from "./marketRuns";

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
  if (set === null) return null;
  const { failed, unsent, status, total } = set;
  const hasEnded = status === "ended";
  const isCancelling = status === "cancelling";
  const hasLost = failed.some(({ isLost }) => isLost);
  // Those that failed or, after the end, were left out.
  const rows = [...failed.map(({ row, reason }) => ({ ...row, reason })), ...unsent.map((run) => ({ ...run, reason: "Not sent." }))];
  return (
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
      {!hasEnded && (
        <>
          <LinearProgress variant="determinate" aria-label="Jobs sent" value={(100 * triedCount(set)) / total} />
          <Box sx={{ typography: "body2", color: "text.secondary" }}>
            You can leave this screen meanwhile. Keep the page open until all jobs are sent.
          </Box>
        </>
      )}
      {rows.length > 0 && (
        <DataTable
          label={hasLost ? "Jobs not confirmed as sent" : "Jobs that were not sent"}
          columns={columns}
          rows={rows}
          rowKey={runKey}
          emptyText=""
          isDense
          minWidth={260}
          scrollHeight="280px"
        />
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        {hasEnded && failed.some(({ isLost }) => !isLost) && (
          <Button variant="outlined" onClick={() => sendFailedAgain()}>
            Send the failed ones again
          </Button>
        )}
        {/* A separate button, because sending these again may start their jobs twice. */}
        {hasEnded && hasLost && (
          <Button variant="outlined" onClick={() => sendFailedAgain(true)}>
            Send the unconfirmed ones again
          </Button>
        )}
        {hasEnded && unsent.length > 0 && (
          <Button variant="outlined" onClick={sendUnsent}>
            Send the rest
          </Button>
        )}
        {hasEnded ? (
          <Button onClick={dismissRuns}>Dismiss</Button>
        ) : (
          <Button onClick={cancelRuns} disabled={isCancelling}>
            Cancel Sending
          </Button>
        )}
      </Box>
    </Box>
  );
}
