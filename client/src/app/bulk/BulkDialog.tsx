import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useEffect, useId, useRef, useState } from "react";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { dropHeldKey } from "../../ui/form/formEvents";
import { numberText } from "../../ui/text/format";
import { useKeptFocus } from "../../ui/useKeptFocus";
import { startTask } from "../backgroundTasks";
import { type BulkAction, type BulkProgress, countText, type Failed, type Noun, progressText, runBulk } from "./bulkRun";

type Props<Row> = {
  action: BulkAction<Row>;
  /** The selected rows, as they were when the dialog was opened. */
  rows: readonly Row[];
  noun: Noun;
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  /** Called with the rows that it was done with, each time the sending ends. */
  onDone: (rows: readonly Row[]) => void;
  onClose: () => void;
};

type Stage = "asking" | "sending" | "cancelling" | "ended";

/** A row in a table of reasons or of results. */
type Line = { key: string; name: string; text: string };

/**
 * Runs an action on many rows. It first asks for confirmation, and lists the rows and why others are left out. Then it
 * shows the progress and the result of each row, and can repeat those that failed. Unmounting stops it after the current
 * request.
 */
export function BulkDialog<Row>({ action, rows, noun, rowKey, rowName, onDone, onClose }: Props<Row>) {
  const heading = useId();
  // The rows change while they are sent. The action runs on those that were confirmed.
  const [planned] = useState(() => ({
    allowed: rows.filter((row) => action.reasonOf(row) === null),
    refused: rows.flatMap((row): Line[] => {
      const reason = action.reasonOf(row);
      return reason === null ? [] : [{ key: rowKey(row), name: rowName(row), text: reason }];
    }),
  }));
  const [stage, setStage] = useState<Stage>("asking");
  const [progress, setProgress] = useState<BulkProgress<Row>>({ total: planned.allowed.length, done: [], failed: [], queue: planned.allowed });
  const wanted = useRef(true);
  const content = useKeptFocus<HTMLDivElement>(stage);
  useEffect(() => {
    wanted.current = true;
    return () => void (wanted.current = false);
  }, []);

  const send = async (start: BulkProgress<Row>) => {
    wanted.current = true;
    setProgress(start);
    setStage("sending");
    const { pathname, search } = window.location;
    const report = startTask({ label: `${action.label} ${countText(start.queue.length, noun)}`, to: pathname + search });
    const ended = await runBulk(start, {
      rowKey,
      send: action.send,
      onProgress: (next) => {
        setProgress(next);
        report.progress({ done: next.total - next.queue.length, total: next.total }, progressText(next, noun, action.past, false));
      },
      isWanted: () => wanted.current,
    });
    const status = ended.failed.length > 0 ? "failed" : ended.queue.length > 0 ? "stopped" : "done";
    report.end(status, progressText(ended, noun, action.past, true));
    setStage("ended");
    const earlier = new Set(start.done.map(rowKey));
    onDone(ended.done.filter((row) => !earlier.has(rowKey(row))));
  };
  const repeat = (again: readonly Failed<Row>[]) =>
    void send({ ...progress, failed: failed.filter((one) => !again.includes(one)), queue: again.map(({ row }) => row) });
  const cancel = () => {
    wanted.current = false;
    setStage("cancelling");
  };

  const { failed, queue, done } = progress;
  const isCancelling = stage === "cancelling";
  const isSending = stage === "sending" || isCancelling;
  const left: Line[] = [
    ...failed.map(({ row, reason }) => ({ key: rowKey(row), name: rowName(row), text: reason })),
    ...queue.map((row) => ({ key: rowKey(row), name: rowName(row), text: "Not sent." })),
  ];
  const results = done.flatMap((row): Line[] => {
    const text = action.resultOf?.(row) ?? null;
    return text === null ? [] : [{ key: rowKey(row), name: rowName(row), text }];
  });
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={heading} onClose={isSending ? undefined : onClose}>
      <DialogTitle id={heading} variant="h2" component="h2">
        {`${action.label} ${countText(planned.allowed.length, noun)}`}
      </DialogTitle>
      <DialogContent ref={content} tabIndex={-1} sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4, alignContent: "start", outline: 0 }}>
        {stage === "asking" ? (
          <>
            <Box component="p" sx={{ m: 0 }}>
              {planned.refused.length === 0
                ? `${action.label} ${planned.allowed.length === 1 ? "this" : "these"} ${countText(planned.allowed.length, noun)}?`
                : `${action.label} ${numberText(planned.allowed.length)} of these ${countText(rows.length, noun)}? The others are left as they are:`}
            </Box>
            <Lines label="Left as they are" lines={planned.refused} header="Reason" />
            <Names rows={planned.allowed.map((row) => ({ key: rowKey(row), name: rowName(row), text: "" }))} action={action.label} />
          </>
        ) : (
          <>
            <Box role="status" sx={{ fontWeight: 550 }}>
              {`${isCancelling ? "Cancelling: " : ""}${progressText(progress, noun, action.past, stage === "ended")}`}
            </Box>
            {isSending && (
              <Box
                component="progress"
                aria-label={`${action.label} ${noun.many}`}
                value={progress.total - queue.length}
                max={progress.total}
                sx={(theme) => ({ width: "100%", accentColor: theme.vars.palette.primary.main })}
              />
            )}
            {stage === "ended" && <Lines label={failed.some(({ isLost }) => isLost) ? "Not confirmed" : `Not ${action.past}`} lines={left} header="Reason" />}
            {stage === "ended" && <Lines label="Results" lines={results} header="Result" />}
          </>
        )}
      </DialogContent>
      <DialogActions disableSpacing sx={{ px: 6, py: 4, flexWrap: "wrap", gap: 2 }}>
        {stage === "asking" && (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="contained" color="primary" autoFocus onKeyDown={dropHeldKey} onClick={() => void send(progress)}>
              {`${action.label} ${numberText(planned.allowed.length)}`}
            </Button>
          </>
        )}
        {isSending && (
          <Button onClick={cancel} disabled={isCancelling}>
            Cancel
          </Button>
        )}
        {stage === "ended" && (
          <>
            {queue.length > 0 && (
              <Button variant="outlined" onClick={() => void send(progress)}>
                {`Send the Other ${numberText(queue.length)}`}
              </Button>
            )}
            {queue.length === 0 && <RepeatButton failed={failed.filter(({ isLost }) => isLost)} what="That May Have Been Done" onRepeat={repeat} />}
            {queue.length === 0 && <RepeatButton failed={failed.filter(({ isLost }) => !isLost)} what="That Failed" onRepeat={repeat} />}
            <Button variant="contained" color="primary" onClick={onClose}>
              Close
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

type RepeatProps<Row> = {
  failed: readonly Failed<Row>[];
  /** Describes the rows, such as "That Failed". */
  what: string;
  onRepeat: (again: readonly Failed<Row>[]) => void;
};

/** Sends rows again. Those that may have been done have a button of their own: repeating them may do it twice. */
function RepeatButton<Row>({ failed, what, onRepeat }: RepeatProps<Row>) {
  return (
    failed.length > 0 && (
      <Button variant="outlined" onClick={() => onRepeat(failed)}>
        {`Repeat the ${numberText(failed.length)} ${what}`}
      </Button>
    )
  );
}

/** Rows with a text each; nothing without rows. */
function Lines({ label, lines, header }: { label: string; lines: readonly Line[]; header: string }) {
  if (lines.length === 0) return null;
  const columns: readonly Column<Line>[] = [
    { key: "name", header: "Name", value: ({ name }) => name },
    { key: "text", header, width: "45%", value: ({ text }) => text },
  ];
  return <DataTable label={label} columns={columns} rows={lines} rowKey={({ key }) => key} emptyText="" minWidth={280} scrollHeight="260px" />;
}

/** The rows that an action is for. */
function Names({ rows, action }: { rows: readonly Line[]; action: string }) {
  const columns: readonly Column<Line>[] = [{ key: "name", header: "Name", value: ({ name }) => name }];
  return <DataTable label={`${action} these`} columns={columns} rows={rows} rowKey={({ key }) => key} emptyText="" minWidth={240} scrollHeight="260px" />;
}
