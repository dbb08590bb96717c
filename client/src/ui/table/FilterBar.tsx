import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Children, type ReactNode, use, useId, useRef, useState } from "react";
import { numberText } from "../text/format";
import { tabularNumbers } from "../layout/style";
import { ToolbarSlotContext } from "../layout/Surface";
import type { ClearFilters } from "../url/useUrlParam";

/** As many fields leave room for a list below them on a phone. More are behind a button there. */
const MOST_ON_PHONE = 2;

type Props = {
  /** What the filters do, for assistive technology. */
  label: string;
  /** How many rows are shown, of how many in all. */
  count?: { shown: number; total: number; one: string; many: string };
  /** A count in words of its own, in place of `count` or beside it: see FilterCount. */
  note?: ReactNode;
  /** Clears all filters: see useClearParams. Null while none is set. */
  onClear?: ClearFilters | null;
  children: ReactNode;
};

/** The filters above a list, and the number of rows that pass them. */
export function FilterBar({ label, count, note, onClear = null, children }: Props) {
  const bar = useRef<HTMLElement>(null);
  const fields = useId();
  const slot = use(ToolbarSlotContext);
  const isPhone = useMediaQuery("(max-width: 599.95px)", { noSsr: true });
  const isFolding = isPhone && Children.toArray(children).length > MOST_ON_PHONE;
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      ref={bar}
      role="search"
      aria-label={label}
      sx={(theme) => ({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 3,
        p: 4,
        pb: 2,
        // A hint below one field does not move it out of the line of the others.
        "& :is(.MuiFormControl-root, .MuiAutocomplete-root)": { alignSelf: "flex-start" },
        // On paper the fields say what the list is of.
        "@media print": { "& button": { display: "none" } },
        // On a phone the fields are as wide as the bar, one below the other; the two days of a range share a line.
        [theme.breakpoints.only("xs")]: {
          "& :is(.MuiFormControl-root, .MuiAutocomplete-root):not(:has(input[type=date]))": { flexBasis: "100%", maxWidth: "none" },
        },
      })}
    >
      {isFolding && (
        <Button aria-expanded={isOpen} aria-controls={fields} onClick={() => setOpen(!isOpen)}>
          {onClear?.count === undefined ? "Filters" : `Filters (${onClear.count})`}
        </Button>
      )}
      {/* The fields stay, so that what they have loaded does. */}
      <Box id={fields} sx={{ display: isFolding && !isOpen ? "none" : "contents" }}>
        {children}
      </Box>
      {onClear !== null && (
        <Button
          onClick={() => {
            // Clearing removes this button, so focus moves to the first filter.
            const first = isFolding ? "button" : "input, [role=combobox], button";
            bar.current?.querySelector<HTMLElement>(first)?.focus();
            onClear();
          }}
        >
          Clear Filters
        </Button>
      )}
      {/* The count and the buttons of the list stay together at the end of a line. */}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 2, ml: { sm: "auto" } }}>
        {count !== undefined && <FilterCount>{countText(count)}</FilterCount>}
        {note}
        <Box ref={slot?.[1]} sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, "&:empty": { display: "none" } }} />
      </Box>
    </Box>
  );
}

/** How many rows pass the filters, at the end of their bar. */
export function FilterCount({ children }: { children: string }) {
  return (
    <Box component="span" role="status" sx={{ color: "text.secondary", fontSize: 13, ...tabularNumbers }}>
      {children}
    </Box>
  );
}

function countText({ shown, total, one, many }: NonNullable<Props["count"]>): string {
  const all = `${numberText(total)} ${total === 1 ? one : many}`;
  return shown === total ? all : `${numberText(shown)} of ${all}`;
}
