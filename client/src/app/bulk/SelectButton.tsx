import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { use } from "react";
import { createPortal } from "react-dom";
import { noPrint } from "../../ui/layout/style";
import { ToolSlotContext } from "../../ui/layout/toolSlot";
import type { Selection } from "./useSelection";

type Props<Row> = {
  selection: Selection<Row>;
  /** What the list is called for assistive technology. */
  label: string;
  /** Whether it is above the table: several tables share the place for buttons of lists. */
  isInPlace?: boolean;
};

/** Begins and ends the selection of rows, among the buttons of the list if it has a place for them. */
export function SelectButton<Row>({ selection: { isOn, start, stop }, label, isInPlace = false }: Props<Row>) {
  const place = use(ToolSlotContext)?.[0];
  const button = (
    <Button aria-label={`Select rows of ${label}`} aria-pressed={isOn} onClick={isOn ? stop : start}>
      Select
    </Button>
  );
  if (isInPlace) return <Box sx={{ display: "flex", justifyContent: "flex-end", px: 4, pb: 2, ...noPrint }}>{button}</Box>;
  return place == null ? button : createPortal(button, place);
}
