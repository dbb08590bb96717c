import { CellShape } from "./CellShape";
import css from "./CoverageLegend.module.css";
import { explained, looks, tones } from "./coverageCells";

/** What the shapes and colours of the cells stand for. */
export function CoverageLegend() {
  return (
    <ul aria-label="Legend" className={css.legend}>
      {explained.map((look) => (
        <li key={look} className={`${css.entry} tone-${tones[look]}`}>
          <CellShape look={look} />
          {looks[look]}
        </li>
      ))}
    </ul>
  );
}
