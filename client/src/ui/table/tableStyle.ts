import type { Theme } from "@mui/material/styles";
import { pageTop, tabularNumbers, tones } from "../layout/style";

/** The attribute of a box whose content is wider than itself. */
export const widerThanBox = "data-wider";

/** The attribute of the buttons of a row. */
export const actionsOfRow = "data-row-actions";

/** The CSS variables of the box with the widths of its pinned columns. */
export const pinnedWidths = { start: "--pinned-start", end: "--pinned-end" } as const;

/** The CSS variables of the box with how wide it fades at each edge: only on a column that the edge cuts. */
const fadedWidths = { start: "--faded-start", end: "--faded-end" } as const;

const MOST_FADED = 24;

/** Keeps the attribute and the variables of a box up to date, until the returned function is called. */
export function watchWidth(box: HTMLElement): () => void {
  const headers = (pin: string) => box.querySelectorAll<HTMLElement>(`th[data-pinned=${pin}]`);
  const columns = box.querySelectorAll("th:not([data-pinned])");
  const check = () => {
    const { scrollWidth, clientWidth } = box;
    const isWider = scrollWidth > clientWidth + 1;
    const [start, end] = [headers("start")[0]?.offsetWidth ?? 0, headers("end")[0]?.offsetWidth ?? 0];
    const { left } = box.getBoundingClientRect();
    const [from, to] = [left + start, left + clientWidth - end];
    const edges = [...columns].map((column) => column.getBoundingClientRect());
    const [first, last] = [edges.find((edge) => edge.right > from), edges.findLast((edge) => edge.left < to)];
    const faded = (hidden: number, seen: number) => Math.round(Math.max(0, Math.min(hidden, seen, MOST_FADED)));
    const widths = [
      [pinnedWidths.start, start],
      [pinnedWidths.end, end],
      [fadedWidths.start, first ? faded(from - first.left, first.right - from) : 0],
      [fadedWidths.end, last ? faded(last.right - to, to - last.left) : 0],
    ] as const;
    // All is measured before anything is changed: to measure after a change would lay out the table again.
    box.toggleAttribute(widerThanBox, isWider);
    for (const [variable, pixels] of widths) {
      const width = `${pixels}px`;
      if (box.style.getPropertyValue(variable) !== width) box.style.setProperty(variable, width);
    }
  };
  // It reports all sizes once at first, when the table has been laid out and not been drawn.
  const observer = new ResizeObserver(check);
  for (const element of [box, ...box.children, ...headers("start"), ...headers("end")]) observer.observe(element);
  box.addEventListener("scroll", check, { passive: true });
  return () => {
    observer.disconnect();
    box.removeEventListener("scroll", check);
  };
}

/** How tables draw the buttons of CopyValue. */
export const copySx = (theme: Theme) => ({
  "& [data-copy]": { display: "flex", alignItems: "center", position: "relative", width: "100%", minWidth: 0 },
  "& [data-copy] > button": {
    all: "unset",
    display: "inline-grid",
    placeItems: "center",
    width: 24,
    height: 24,
    // At the right edge of its cell, so that a click on the middle is a click on the row, however narrow the column is.
    position: "absolute",
    right: "-10px",
    top: "calc(50% - 12px)",
    zIndex: 2,
    bgcolor: theme.vars.palette.hover,
    borderRadius: "4px",
    cursor: "pointer",
    visibility: "hidden",
    color: theme.vars.palette.text.secondary,
    "&:hover": { color: theme.vars.palette.text.primary },
    "&:focus-visible": { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
    "&[data-outcome=done]": { color: theme.vars.palette.tone.green.text },
    "&[data-outcome=failed]": { color: theme.vars.palette.tone.red.text },
    // A finger has nothing to hover with, and selects the text itself.
    "@media (hover: none), print": { display: "none" },
  },
  "& :is(tr, [role=row]):is(:hover, :focus-within) [data-copy] > button": { visibility: "visible" },
});

/** Fades what goes on out of sight, at the edges of the box or beside its pinned columns. */
export const fade = `linear-gradient(to right,
  #000 var(${pinnedWidths.start}), #0003 var(${pinnedWidths.start}), #000 calc(var(${pinnedWidths.start}) + var(${fadedWidths.start})),
  #000 calc(100% - var(${pinnedWidths.end}) - var(${fadedWidths.end})), #0003 calc(100% - var(${pinnedWidths.end})), #000 calc(100% - var(${pinnedWidths.end})))`;

/** How a table looks. */
export const tableSx = (theme: Theme) => ({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  ...tabularNumbers,
  "& th, & td": {
    px: 4,
    py: { xs: "6px", sm: "1px" },
    borderBottom: 1,
    borderColor: "divider",
    fontSize: 13,
    lineHeight: "20px",
    textAlign: "left",
    overflowWrap: "anywhere",
    verticalAlign: "middle",
  },
  // A cell's height is its least one: texts of several lines make their row higher.
  "& td": { height: 36 },
  "&[data-comfortable=true] td": { height: 52 },
  // Buttons make no row higher than a line of text does.
  [theme.breakpoints.up("sm")]: {
    "& th": { height: 36 },
    "& td[data-controls] .MuiButton-root": { minHeight: 28, py: "2px" },
  },
  // Short texts stay on one line: a table that is too wide for its place scrolls sideways.
  [theme.breakpoints.up("xl")]: { "& td > span:not([data-copy])": { width: "max-content" } },
  // The buttons of all other rows can be read and found, and are not drawn: three dots stand for them.
  [`& [${actionsOfRow}]`]: { position: "relative" },
  [`& tr:not(:hover, :focus-visible) [${actionsOfRow}]:not(:focus-within, :has(.MuiButton-loading))`]: {
    "& > *": { opacity: 0 },
    "&::after": { content: '"⋯" / ""', position: "absolute", right: 8, top: "calc(50% - 10px)", pointerEvents: "none", color: theme.vars.palette.text.secondary, fontSize: 16 },
  },
  "& [data-align=right]": { textAlign: "right" },
  "& [data-one-line=true]": { whiteSpace: "nowrap" },
  "& th": {
    position: "sticky",
    // Below the bar of the page, which scrolls under it.
    top: `var(${pageTop}, 0px)`,
    zIndex: 2,
    bgcolor: "background.paper",
    color: "text.secondary",
    fontSize: 12,
    fontWeight: 550,
  },
  "& tbody > tr": { bgcolor: "background.paper" },
  "& tbody > tr[tabindex='0']": { cursor: "pointer" },
  "& tbody > tr:is(:hover, [data-active])": { bgcolor: theme.vars.palette.hover },
  "& tbody > tr:focus-visible": { outlineOffset: -2 },
  // They cover the outline of the row.
  "& tbody > tr:focus-visible > td[data-pinned]": {
    boxShadow: `inset 0 2px ${theme.vars.palette.primary.main}, inset 0 -2px ${theme.vars.palette.primary.main}`,
    "&:first-of-type": {
      boxShadow: `inset 0 2px ${theme.vars.palette.primary.main}, inset 0 -2px ${theme.vars.palette.primary.main}, inset 2px 0 ${theme.vars.palette.primary.main}`,
    },
  },
  // What receives the focus is scrolled out from under the header. Padding of the page would do that too, but scroll it
  // when the header itself receives the focus.
  "& tbody > tr, & td *": { scrollMarginTop: `calc(var(${pageTop}, 0px) + 40px)` },
  // The box has padding for its pinned columns. What is in them counts as beside them, and so as in sight: nothing scrolls.
  "& [data-pinned=start] *": {
    scrollMarginInline: `calc(-1 * var(${pinnedWidths.start})) var(${pinnedWidths.start})`,
  },
  "& [data-pinned=end] *": {
    scrollMarginInline: `var(${pinnedWidths.end}) calc(-1 * var(${pinnedWidths.end}))`,
  },
  ...Object.fromEntries(
    tones.map((tone) => [
      `& tbody > tr[data-tone=${tone}]`,
      {
        bgcolor: theme.vars.palette.tone[tone].soft,
        "&:hover": { bgcolor: `color-mix(in srgb, ${theme.vars.palette.tone[tone].soft} 94%, ${theme.vars.palette.text.primary})` },
      },
    ]),
  ),
  // A cell without a value. The dash is drawn only: nothing is read aloud, found or copied as if it were one.
  "& td:empty:not([data-controls])::before": { content: '"—" / ""', color: theme.vars.palette.text.secondary },
  ...copySx(theme),
  "& [data-pinned]": { position: "sticky" },
  "& [data-pinned=start]": { left: 0 },
  // Pinned columns leave room for the others: names have about 38 % of the table's place, and buttons what they need.
  [theme.breakpoints.only("xs")]: {
    "& th:not(:first-of-type), & td:not(:first-of-type)": { pl: 2 },
    "& th:not(:last-of-type), & td:not(:last-of-type)": { pr: 2 },
    "& th[data-pinned=start]": { width: "35vw" },
    "& [data-pinned=start]": { maxWidth: "35vw" },
    "& td[data-pinned=start] > *": { display: "inline-block", maxWidth: "100%", overflowWrap: "anywhere" },
    // Keys are narrower than names, with no room to leave for a button where nothing hovers.
    "@media (hover: none)": {
      "&:has(td[data-pinned=start] [data-copy]) th[data-pinned=start]": { width: "1px" },
      "& td[data-pinned=start] [data-copy]": { width: "max-content", maxWidth: "calc(35vw - 24px)" },
    },
    // A badge breaks before it lies on the next column.
    "& td[data-pinned=start] [data-tone]": { whiteSpace: "normal", overflowWrap: "normal" },
    "& th[data-controls=true]": { width: "1px" },
    // Its words would break into letters otherwise.
    "& [data-controls=true]": { px: 1, whiteSpace: "nowrap" },
    "& [data-controls=true] > a": { mr: 3 },
  },
  "& [data-pinned=end]": { right: 0 },
  // Above the buttons of the cells that scroll below it.
  "& td[data-pinned]": { zIndex: 1, bgcolor: "inherit" },
  "& th[data-pinned]": { zIndex: 3 },
  [`[${widerThanBox}] > & [data-pinned=start]`]: { boxShadow: `1px 0 0 ${theme.vars.palette.divider}` },
  [`[${widerThanBox}] > & [data-pinned=end]`]: { boxShadow: `-1px 0 0 ${theme.vars.palette.divider}` },
  [`[${widerThanBox}] > & th`]: { top: 0 },
  "& tr[data-space] > td": { p: 0, border: 0 },
  // Paper has black text and no buttons, and cannot scroll sideways: words break before a column is cut off.
  "@media print": {
    "& th, & td": { px: 1, fontSize: 11, lineHeight: "16px" },
    "& :is(th, td, a, td *:not([data-tone], [data-tone] *))": { color: "#000" },
    "& td": { height: "auto !important", py: "3px" },
    "& th": { width: "auto !important", whiteSpace: "normal !important" },
    "& td ul": { minWidth: "0 !important" },
    "& tr": { breakInside: "avoid" },
    "& th, & [data-pinned]": { position: "static", boxShadow: "none !important" },
    "& [data-controls=true], & tr[data-space], & td button": { display: "none" },
  },
});

