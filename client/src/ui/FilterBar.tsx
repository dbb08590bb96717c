import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ReactNode, useRef } from "react";
import { numberText } from "./format";
import { tabularNumbers } from "./style";

type Props = {
  /** What the filters do, for assistive technology. */
  label: string;
  /** How many rows are shown, of how many in all. */
  count?: { shown: number; total: number; one: string; many: string };
  /** A count in words of its own, in place of `count`: see FilterCount. */
  note?: ReactNode;
  /** Clears all filters: see useClearParams. Null while none is set. */
  onClear?: (() => void) | null;
  clearLabel?: string;
  children: ReactNode;
};

/** The filters above a list, and the number of rows that pass them. */
export function FilterBar({ label, count, note, onClear = null, clearLabel = "Clear Filters", children }: Props) {
  const bar = useRef<HTMLElement>(null);
  return (
    <Box
      ref={bar}
      role="search"
      aria-label={label}
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3, p: 4, pb: 2 }}
    >
      {children}
      {onClear !== null && (
        <Button
          onClick={() => {
            // This button goes with the filters; the keyboard goes on from the first of them.
            bar.current?.querySelector<HTMLElement>("input, [role=combobox], button")?.focus();
            onClear();
          }}
        >
          {clearLabel}
        </Button>
      )}
      {count !== undefined && <FilterCount>{countText(count)}</FilterCount>}
      {note}
    </Box>
  );
}

/** How many rows pass the filters, at the end of their bar. */
export function FilterCount({ children }: { children: string }) {
  return (
    <Box component="span" role="status" sx={{ ml: "auto", color: "text.secondary", fontSize: 13, ...tabularNumbers }}>
      {children}
    </Box>
  );
}

function countText({ shown, total, one, many }: NonNullable<Props["count"]>): string {
  const all = `${numberText(total)} ${total === 1 ? one : many}`;
  return shown === total ? all : `${numberText(shown)} of ${all}`;
}
