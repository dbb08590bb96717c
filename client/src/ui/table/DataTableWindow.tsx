import Box from "@mui/material/Box";
import { type FocusEvent, Fragment, type ReactNode, useState } from "react";
import { useRowWindow } from "./useRowWindow";

type Props = {
  /** The keys of all rows, in their order. */
  keys: readonly (string | number)[];
  /** Draws the row at a place, with a ref that measures it. */
  drawRow: (place: number, measure: (element: HTMLElement | null) => void) => ReactNode;
  columns: number;
  /** The box that the rows scroll in. */
  box: HTMLElement | null;
  /** What the table lists. */
  label: string;
};

/** The body of a table that scrolls: only the rows near the visible part are drawn, and the row that last had the focus. */
export function DataTableWindow({ keys, drawRow, columns, box, label }: Props) {
  // Kept when the focus goes elsewhere: a dialog returns it, and the Tab key leaves a row before it enters the next.
  const [lastFocused, setLastFocused] = useState<string | number | null>(null);
  const keyOf = (place: number) => keys[place] ?? place;
  const kept = lastFocused === null ? -1 : keys.indexOf(lastFocused);
  const { items, height, measure } = useRowWindow({ count: keys.length, keyOf, box, kept, label });

  const keep = ({ target }: FocusEvent<HTMLElement>) => {
    const place = target.closest<HTMLElement>("tr[data-index]")?.dataset["index"];
    if (place !== undefined) setLastFocused(keyOf(Number(place)));
  };

  return (
    <Box component="tbody" onFocus={keep}>
      {items.map(({ index, start }, position) => {
        const gap = start - (items[position - 1]?.end ?? 0);
        return (
          <Fragment key={keyOf(index)}>
            <Space height={gap} columns={columns} />
            {drawRow(index, measure)}
          </Fragment>
        );
      })}
      <Space height={height - (items.at(-1)?.end ?? 0)} columns={columns} />
    </Box>
  );
}

/** The room of rows that are not drawn. */
function Space({ height, columns }: { height: number; columns: number }) {
  return (
    height > 0 && (
      <tr aria-hidden="true" data-space>
        <td aria-hidden="true" colSpan={columns} style={{ height }} />
      </tr>
    )
  );
}
