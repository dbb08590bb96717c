import Button from "@mui/material/Button";
import { use } from "react";
import { createPortal } from "react-dom";
import { ToolSlotContext } from "../../ui/layout/toolSlot";
import type { Selection } from "./useSelection";

type Props<Row> = {
  selection: Selection<Row>;
  /** What the list is called for assistive technology. */
  label: string;
};

/** Begins and ends the selection of rows, among the buttons of the list if it has a place for them. */
export function SelectButton<Row>({ selection: { isOn, start, stop }, label }: Props<Row>) {
  const place = use(ToolSlotContext)?.[0];
  const button = (
    <Button aria-label={`Select rows of ${label}`} aria-pressed={isOn} onClick={isOn ? stop : start}>
      Select
    </Button>
  );
  return place == null ? button : createPortal(button, place);
}
