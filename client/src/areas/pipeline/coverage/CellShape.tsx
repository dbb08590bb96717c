import css from "./CellShape.module.css";
import type { Look } from "./coverageCells";

/** What the shape of each look draws in a square of 12. */
const shapes: Record<Look, string> = {
  COMPLETED: "M2 6.5 5 9.5 10 3",
  RUNNING: "M3.5 2.5 9.5 6 3.5 9.5Z",
  FAILED: "M2.5 2.5 9.5 9.5M9.5 2.5 2.5 9.5",
  MISSING: "M6 2A4 4 0 1 0 6 10 4 4 0 1 0 6 2Z",
  UNKNOWN: "M2.5 6H9.5",
  SENDING: "M6 10V2M2.5 5.5 6 2 9.5 5.5",
  NOT_SENT: "M6 1.5V7M6 10V10.2",
  MAYBE_SENT: "M6 1.5V7M6 10V10.2",
};

/** The shape of a state, in the colour of the cell around it, so that colour is never the only sign. The text beside it names the state. */
export function CellShape({ look }: { look: Look }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={css.shape}>
      <path d={shapes[look]} />
    </svg>
  );
}
