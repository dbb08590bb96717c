import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { noPrint, pageBottom, tabularNumbers } from "../../ui/layout/style";
import { numberText } from "../../ui/text/format";
import { useAction } from "../relay/useSubmit";
import { BulkDialog } from "./BulkDialog";
import { type BulkAction, countText, type Noun } from "./bulkRun";
import type { Selection } from "./rowSelection";

type Props<Row> = {
  selection: Selection<Row>;
  noun: Noun;
  /** The rows of this page. */
  rows: readonly Row[];
  /** How many rows match the filters. */
  total: number;
  /** Reads all rows that match the filters; null if they cannot all be selected. */
  loadAll: (() => Promise<readonly Row[]>) | null;
  rowKey: (row: Row) => string | number;
  /** Names a row. */
  rowName: (row: Row) => string;
  actions: readonly BulkAction<Row>[];
  /** Called with the rows that something was done with, after each action. */
  onDone: (rows: readonly Row[], action: BulkAction<Row>) => void;
};

/** Tells the page how much of it the bar covers. */
function watchHeight(bar: HTMLElement | null) {
  if (bar === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(pageBottom, `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(pageBottom);
  };
}

/** How many rows are selected, and what can be done with them. It stays in sight at the end of the list. */
export function BulkBar<Row>({ selection, noun, rows, total, loadAll, rowKey, rowName, actions, onDone }: Props<Row>) {
  const [asked, setAsked] = useState<{ action: BulkAction<Row>; rows: readonly Row[] } | null>(null);
  const [selectAll, isLoading] = useAction(
    async () => selection.set((await loadAll?.()) ?? [], true),
    `Could not select all ${noun.many}.`,
  );
  if (!selection.isOn) return null;
  const { selected } = selection;
  const selectedHere = rows.filter((row) => selection.isSelected(row)).length;
  const isPageSelected = rows.length > 0 && selectedHere === rows.length;
  return (
    <Box
      ref={watchHeight}
      role="group"
      aria-label={`Selected ${noun.many}`}
      sx={{
        position: "sticky",
        bottom: 0,
        zIndex: 4,
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 3,
        rowGap: 2,
        px: 4,
        py: 2,
        bgcolor: "background.paper",
        borderTop: 1,
        borderColor: "divider",
        borderRadius: "0 0 10px 10px",
        boxShadow: "0 -2px 8px rgb(0 0 0 / 8%)",
        fontSize: 13,
        ...tabularNumbers,
        ...noPrint,
      }}
    >
      <Box component="label" sx={{ display: "inline-flex", alignItems: "center", gap: 2, minHeight: 34, cursor: "pointer" }}>
        <Box
          component="input"
          type="checkbox"
          checked={isPageSelected}
          ref={(box: HTMLInputElement | null) => {
            if (box !== null) box.indeterminate = selectedHere > 0 && !isPageSelected;
          }}
          onChange={() => selection.set(rows, !isPageSelected)}
          sx={(theme) => ({ width: 16, height: 16, m: 0, accentColor: theme.vars.palette.primary.main })}
        />
        {total > rows.length ? "This Page" : "All Shown"}
      </Box>
      {total > rows.length && loadAll !== null && (
        <Button loading={isLoading} onClick={selectAll}>
          {`Select All ${numberText(total)}`}
        </Button>
      )}
      <Box component="span" role="status" sx={{ fontWeight: 550 }}>
        {selected.length === 0 ? `Select ${noun.many}. Shift selects a range.` : `${countText(selected.length, noun)} selected`}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, ml: "auto" }}>
        {actions.map((action) => {
          const allowed = selected.filter((row) => action.reasonOf(row) === null);
          return (
            <ReasonedButton
              key={action.label}
              variant="outlined"
              aria-haspopup="dialog"
              aria-label={allowed.length === 0 ? `${action.label} ${noun.many}` : `${action.label} ${countText(allowed.length, noun)}`}
              reason={selected.length === 0 ? `Select ${noun.many} first.` : allowed.length === 0 ? commonReason(selected.map(action.reasonOf), `None of the selected ${noun.many} can be ${action.past}, for different reasons.`) : null}
              onClick={() => setAsked({ action, rows: selected })}
            >
              {allowed.length === 0 ? action.label : `${action.label} ${numberText(allowed.length)}`}
            </ReasonedButton>
          );
        })}
        {selected.length > 0 && <Button onClick={() => selection.set(selected, false)}>Clear</Button>}
        <Button onClick={selection.stop}>Done</Button>
      </Box>
      {asked !== null && (
        <BulkDialog
          action={asked.action}
          rows={asked.rows}
          noun={noun}
          rowKey={(row) => String(rowKey(row))}
          rowName={rowName}
          onDone={(done) => {
            selection.set(done, false);
            onDone(done, asked.action);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Box>
  );
}

/** The reason that all rows share, or that there are several. */
function commonReason(reasons: readonly (string | null)[], several: string): string {
  const [first = "", ...others] = new Set(reasons.map((reason) => reason ?? ""));
  return others.length === 0 ? first : several;
}
