import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { noPrint } from "../../ui/layout/style";
import type { Selection } from "./useSelection";

type Props<Row> = {
  selection: Selection<Row>;
  row: Row;
  /** Names the row. */
  name: string;
  /** What is beside the checkbox. */
  children?: ReactNode;
};

/** The checkbox of a row, and what is beside it; only the latter while rows are not selected. */
export function SelectBox<Row>({ selection, row, name, children }: Props<Row>) {
  if (!selection.isOn) return <>{children}</>;
  return (
    // Within another element: tables make the first one of a cell an inline one on a phone.
    <div>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
        {/* Large enough for a finger, and no taller than a line of text. */}
        <Box component="label" sx={{ display: "inline-flex", flex: "none", p: 1.5, m: -1.5, mr: 0, cursor: "pointer", ...noPrint }}>
          <input
            type="checkbox"
            style={{ width: 16, height: 16, margin: 0, accentColor: "var(--mq-palette-primary-main)", cursor: "pointer" }}
            aria-label={`Select ${name}`}
            checked={selection.isSelected(row)}
            // A click with Shift would select the text between, too.
            onMouseDown={(event) => event.shiftKey && event.preventDefault()}
            onChange={({ nativeEvent }) => selection.toggle(row, "shiftKey" in nativeEvent && nativeEvent.shiftKey === true)}
          />
        </Box>
        <Box sx={{ minWidth: 0 }}>{children}</Box>
      </Box>
    </div>
  );
}
