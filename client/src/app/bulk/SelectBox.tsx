import type { ReactNode } from "react";
import type { Selection } from "./useSelection";
import css from "./SelectBox.module.css";

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
      <div className={css.row}>
        <label className={css.box}>
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={selection.isSelected(row)}
            // A click with Shift would select the text between, too.
            onMouseDown={(event) => event.shiftKey && event.preventDefault()}
            onChange={({ nativeEvent }) => selection.toggle(row, "shiftKey" in nativeEvent && nativeEvent.shiftKey === true)}
          />
        </label>
        <div className={css.content}>{children}</div>
      </div>
    </div>
  );
}
