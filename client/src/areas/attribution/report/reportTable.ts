/**
 * The look of a table of a report around its DataTable: long headers break between words, the names of its rows do
 * not, and paper has room for all of it.
 */
export const reportTable = {
  "& table th": { whiteSpace: "normal", overflowWrap: "normal", verticalAlign: "bottom" },
  "& table td:first-of-type": { whiteSpace: "nowrap" },
  "@media print": { "& table th, & table td": { fontSize: 11, lineHeight: "16px", px: 1.5, py: "3px" }, "& table th": { whiteSpace: "normal" } },
} as const;
