import Popover from "@mui/material/Popover";
import type { ArrangedColumn } from "./arrangeColumns";
import { ColumnsEditor } from "./ColumnsEditor";

type Props = {
  /** The button that opened it. */
  anchor: HTMLElement;
  label: string;
  /** The name of the list. */
  list: string;
  columns: readonly ArrangedColumn[];
  onClose: () => void;
};

/** Chooses the columns of a table and the height of its rows. The table behind it follows at once. */
export function ColumnsPanel({ anchor, label, list, columns, onClose }: Props) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{
        paper: {
          role: "dialog",
          "aria-label": `Columns of ${label}`,
          sx: { p: 4, mt: 1, width: 300, maxWidth: "calc(100vw - 32px)", border: 1, borderColor: "divider" },
        },
      }}
    >
      <ColumnsEditor list={list} columns={columns} />
    </Popover>
  );
}
