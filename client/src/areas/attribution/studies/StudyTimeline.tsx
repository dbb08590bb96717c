import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { StudyTimeline_study$key } from "../../../__generated__/StudyTimeline_study.graphql";
import { Surface } from "../../../ui/layout/Surface";
import { dateText } from "../../../ui/text/format";
import { type Mark, type Stretch, studyMarks, studyStretches } from "./studyDays";
import css from "./StudyTimeline.module.css";

const stretches: Record<Stretch["key"], string | undefined> = { measurement: css.measurement, post: css.post };
const shapes: Partial<Record<Mark["key"], string | undefined>> = { today: css.today, deliveryDate: css.delivery };

/** The days of a study on a line, with today among them. */
export function StudyTimeline({ study }: { study: StudyTimeline_study$key }) {
  const { startDate, endDate, postStudyEndDate, deliveryDate, remainingLabel } = useFragment(
    graphql`
      fragment StudyTimeline_study on AttributionStudy {
        startDate
        endDate
        postStudyEndDate
        deliveryDate
        remainingLabel
      }
    `,
    study,
  );
  const [now] = useState(() => Date.now());
  const marks = studyMarks({ startDate, endDate, postStudyEndDate, deliveryDate }, now);
  const percent = (place: number) => `${place * 100}%`;
  return (
    <Surface title="Days" actions={remainingLabel}>
      {marks.length === 0 ? (
        "No days are set."
      ) : (
        <>
          {/* The list below says the same. */}
          <div className={css.line} aria-hidden="true">
            <div className={css.track} />
            {studyStretches(marks).map(({ key, from, to }) => (
              <div key={key} className={`${css.stretch} ${stretches[key] ?? ""}`} style={{ left: percent(from), width: percent(to - from) }} />
            ))}
            {marks.map(({ key, place }) => (
              <div key={key} className={`${css.mark} ${shapes[key] ?? ""}`} style={{ left: percent(place) }} />
            ))}
          </div>
          <ol aria-label="Days of the study" className={css.days}>
            {marks.map(({ key, label, date, distance }) => (
              <li key={key}>
                <span className={css.label}>{label}</span>
                <span className={css.date}>{dateText(date)}</span>
                {key !== "today" && <span className={css.distance}>{distance}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
    </Surface>
  );
}
