import Box from "@mui/material/Box";
import { numberText } from "../text/format";
import { ReasonedButton } from "../form/ReasonedButton";
import { SelectField } from "../form/SelectField";
import { tabularNumbers } from "../layout/style";

/** The pages of a table. */
export type Paging = {
  /** Counted from 0. */
  page: number;
  pageSize: number;
  /** All rows, not only those of this page. */
  total: number;
  onPageChange: (page: number) => void;
  /** Whether the page that was asked for last has not arrived yet, so that the pager cannot turn. */
  isTurning?: boolean;
  /** The sizes to choose from, where the user decides how many rows a page has. */
  pageSizes?: readonly number[];
  onPageSizeChange?: (pageSize: number) => void;
};

/** Turns the pages of a table. */
export function DataTablePager({ label, page, pageSize, total, onPageChange, isTurning = false, pageSizes, onPageSizeChange }: Paging & { label: string }) {
  const first = total === 0 ? 0 : page * pageSize + 1;
  const turning = isTurning ? "The page is loading." : null;
  const last = Math.min(total, (page + 1) * pageSize);
  return (
    <Box
      component="nav"
      aria-label={`Pages of ${label}`}
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "flex-end", gap: 2, px: 4, py: 2 }}
    >
      {pageSizes !== undefined && (
        <SelectField
          label="Rows per Page"
          value={pageSize}
          choices={pageSizes.map((size) => ({ value: size, label: String(size) }))}
          onChange={(size) => size !== null && onPageSizeChange?.(size)}
          fullWidth={false}
          sx={{ width: 130, mr: "auto" }}
        />
      )}
      <Box component="span" aria-live="polite" sx={{ mr: 2, fontSize: 13, color: "text.secondary", ...tabularNumbers }}>
        {`${numberText(first)}–${numberText(last)} of ${numberText(total)}`}
      </Box>
      <ReasonedButton reason={page === 0 ? "This is the first page." : turning} onClick={() => onPageChange(page - 1)}>
        Previous
      </ReasonedButton>
      <ReasonedButton reason={last >= total ? "This is the last page." : turning} onClick={() => onPageChange(page + 1)}>
        Next
      </ReasonedButton>
    </Box>
  );
}
