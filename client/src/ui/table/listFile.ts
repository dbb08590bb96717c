import type { FileValue } from "./namedList";

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
