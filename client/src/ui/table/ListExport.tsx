import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { download } from "../download";
import { tabularNumbers, visuallyHidden } from "../layout/style";
import { numberText } from "../text/format";
import type { FileValue, LoadOptions } from "./namedList";
import { unreadableText } from "./PartialListNote";

/** Above this many rows, or without knowing how many, the user sees how far it is, and can cancel it. */
const QUIET_ROWS = 5000;

type Props = {
  /** The name of the list, and the search parameters of its filters. */
  name: string;
  filters: readonly string[];
  headers: readonly string[];
  /** How many rows there will be; null if that is not known. */
  total: number | null;
  read: (options: LoadOptions) => Promise<readonly (readonly FileValue[])[]>;
};

/** Takes the room that the buttons leave: in a narrow window, the text breaks. */
const besideButtons = { flex: "1 1 0", minWidth: 0, fontSize: 13 } as const;

type State = { kind: "running"; rows: number } | { kind: "done"; rows: number; unreadable: number } | { kind: "failed" | "canceled" };

/** Saves a list as a file once it is mounted, and reports the result. Unmounting it cancels the export. */
export function ListExport({ name, filters, headers, total: shown, read }: Props) {
  const [search] = useSearchParams();
  // A filter that changes meanwhile changes what is shown, but not what is exported.
  const [total] = useState(shown);
  const [state, setState] = useState<State>({ kind: "running", rows: 0 });
  const controller = useRef<AbortController>(null);

  const run = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const fileName = listFileName(name, filters.flatMap((param) => search.getAll(param)), new Date());
      let unreadable = 0;
      const rows = await read({
        signal,
        onProgress: (arrived) => {
          if (!signal.aborted) setState({ kind: "running", rows: arrived });
        },
        onUnreadable: (count) => (unreadable = count),
      });
      if (signal.aborted) return;
      download({ fileName, mediaType: "text/csv", text: csvText(headers, rows) });
      setState({ kind: "done", rows: rows.length, unreadable });
    } catch (error) {
      if (signal.aborted) return;
      console.error("Could not export the list.", error);
      setState({ kind: "failed" });
    }
  });
  useEffect(() => {
    const own = new AbortController();
    controller.current = own;
    // Once the buttons are drawn: a long list takes a moment.
    const timer = setTimeout(() => void run(own.signal), 0);
    return () => {
      clearTimeout(timer);
      own.abort();
    };
  }, []);

  if (state.kind === "running" && total !== null && total <= QUIET_ROWS) return null;
  if (state.kind === "running") {
    return (
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, ...besideButtons, ...tabularNumbers }}>
        <progress aria-label="Rows exported" {...(total !== null && { value: state.rows, max: total })} />
        {total === null ? `${numberText(state.rows)} ${state.rows === 1 ? "row" : "rows"} so far` : `${numberText(state.rows)} of ${numberText(total)} rows`}
        <Button
          onClick={() => {
            controller.current?.abort();
            setState({ kind: "canceled" });
          }}
        >
          Cancel
        </Button>
      </Box>
    );
  }
  if (state.kind === "failed") {
    return (
      <Box role="alert" sx={{ alignSelf: "center", color: "error.main", fontSize: 13 }}>
        Could not export the list.
      </Box>
    );
  }
  const missing = state.kind === "done" && state.unreadable > 0 ? ` ${unreadableText(state.unreadable)}.` : "";
  return (
    // What is missing is seen as well: the file itself does not show it.
    <Box role="status" sx={missing === "" ? visuallyHidden : { alignSelf: "center", ...besideButtons }}>
      {state.kind === "done" ? `Exported ${numberText(state.rows)} ${state.rows === 1 ? "row" : "rows"}.${missing}` : "Export canceled."}
    </Box>
  );
}

/** What a spreadsheet may run as a formula begins so. The graph guards the same texts in its own files. */
const FORMULA = /^(?:[\t\r\n]|[\s\x85]*[=+\-@＝＋－＠])/;

function cellText(value: FileValue): string {
  if (value == null) return "";
  const text = typeof value === "string" && FORMULA.test(value) ? `'${value}` : String(value);
  return /[,"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A CSV file as the graph writes one: the header first, lines ending in CRLF, cells quoted if necessary. */
export function csvText(headers: readonly string[], rows: readonly (readonly FileValue[])[]): string {
  return [headers, ...rows].map((cells) => `${cells.map(cellText).join(",")}\r\n`).join("");
}

/** The longest name without its day and ending. */
const MOST = 100;

/** The name of a list's file: the list, its filters and the day, such as "customers-harbor-2026-11-26.csv". */
export function listFileName(list: string, filters: readonly string[], now: Date): string {
  const name = [list, ...filters]
    .map((text) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, ""))
    .filter((text) => text !== "")
    .join("-");
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${Array.from(name).slice(0, MOST).join("")}-${day.join("-")}.csv`;
}
