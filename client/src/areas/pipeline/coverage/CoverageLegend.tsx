import { CellShape } from "./CellShape";
import type { RowMarks } from "./cellMarks";
import css from "./CoverageLegend.module.css";
import { looks, outcomes, states, tones } from "./coverageCells";

type Props = { marks: ReadonlyMap<number, RowMarks> };

/** What the shapes and colours of the cells stand for: all states, and the outcomes of runs that cells show. */
export function CoverageLegend({ marks }: Props) {
  const marked = new Set([...marks.values()].flatMap((row) => [...row.values()].map(({ look }) => look)));
  return (
    <ul aria-label="Legend" className={css.legend}>
      {[...states, ...outcomes.filter((look) => marked.has(look))].map((look) => (
        <li key={look} className={`${css.entry} tone-${tones[look]}`}>
          <CellShape look={look} />
          {looks[look]}
        </li>
      ))}
    </ul>
  );
}
