import css from "./CoverageLegend.module.css";
import { type Look, looks, type RowMarks, tones } from "./coverageCells";

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

const states: readonly string[] = ["COMPLETED", "RUNNING", "FAILED", "MISSING", "UNKNOWN"];
const isLook = (text: string): text is Look => text in looks;

/** What the shapes and colours of the cells stand for: all states, and the outcomes of runs that cells show. */
export function CoverageLegend({ marks }: { marks: ReadonlyMap<number, RowMarks> }) {
  const marked = new Set<string>([...marks.values()].flatMap((row) => [...row.values()].map(({ look }) => look)));
  const shown = Object.keys(looks).filter(isLook).filter((look) => states.includes(look) || marked.has(look));
  return (
    <ul aria-label="Legend" className={css.legend}>
      {shown.map((look) => (
        <li key={look} className={`${css.entry} tone-${tones[look]}`}>
          <CellShape look={look} />
          {looks[look]}
        </li>
      ))}
    </ul>
  );
}
