import { graphql, useFragment } from "react-relay";
import type { AttentionFigures_summary$key } from "../../__generated__/AttentionFigures_summary.graphql";
import { paths } from "../../app/routing/paths";
import { CountCard } from "../../ui/layout/CountCard";
import { dateText, numberText } from "../../ui/text/format";
import css from "./AttentionFigures.module.css";

const addresses: Record<string, string> = {
  PROVIDERS_WITHOUT_DATA: paths.providers(),
  FAILED_JOBS: paths.pipeline(),
  WAITING_STUDIES: paths.attribution(),
};

/** What happened since yesterday and what waits, each with its last days where they are known. */
export function AttentionFigures({ summary }: { summary: AttentionFigures_summary$key }) {
  const { figures } = useFragment(
    graphql`
      fragment AttentionFigures_summary on AttentionSummary {
        figures {
          kind
          label
          count
          failure
          days {
            date
            count
          }
        }
      }
    `,
    summary,
  );
  return (
    <div className={css.figures}>
      {figures.map(({ kind, label, count, failure, days }) => (
        <CountCard key={kind} title={label} to={addresses[kind]}>
          <div className={css.figure}>
            {count == null ? "—" : numberText(count)}
            {days.length > 0 && <Days days={days} />}
          </div>
          {failure != null && <p className={css.failure}>{failure}</p>}
        </CountCard>
      ))}
    </div>
  );
}

type Day = { readonly date: string; readonly count: number };

const HEIGHT = 28;
const STEP = 8;

/** The numbers of some days as small bars. */
function Days({ days }: { days: readonly Day[] }) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const text = days.filter(({ count }) => count > 0).map(({ date, count }) => `${dateText(date)}: ${count}`);
  return (
    <svg
      role="img"
      aria-label={`The last ${days.length} days. ${text.length === 0 ? "None." : text.join(", ")}`}
      viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
      className={css.days}
    >
      {days.map(({ date, count }, index) => {
        const height = Math.max(1, (count / most) * HEIGHT);
        return <rect key={date} x={index * STEP} y={HEIGHT - height} width={STEP - 2} height={height} />;
      })}
    </svg>
  );
}
