import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { StudyTimeline_study$key } from "../../../__generated__/StudyTimeline_study.graphql";
import { useChartWidth } from "../../../ui/charts/ChartFrame";
import { labelsBelow } from "../../../ui/charts/scale";
import { Surface } from "../../../ui/layout/Surface";
import { tabularNumbers } from "../../../ui/layout/style";
import { dateText } from "../../../ui/text/format";

// The part after the measurement is striped: colour alone would not tell the two apart.
const stripes = "repeating-linear-gradient(90deg, var(--mq-palette-primary-main) 0 6px, transparent 6px 10px)";
const stretches: Partial<Record<Stretch["key"], object>> = { measurement: { bgcolor: "primary.main" }, post: { background: stripes } };
const inForcedColors = { "@media (forced-colors: active)": { background: "CanvasText", forcedColorAdjust: "none" } };
const shapes: Partial<Record<Mark["key"], object>> = {
  today: { top: 0, width: 2, height: 28, ml: "-1px", border: 0, borderRadius: 0, bgcolor: "text.primary", ...inForcedColors },
  deliveryDate: { borderRadius: 0, rotate: "45deg" },
};

const Stretched = styled("div")({ top: 12, height: 4, borderRadius: 2, ...inForcedColors });

const Marked = styled("div")(({ theme: { vars: { palette } } }) => ({
  top: 8,
  width: 12,
  height: 12,
  marginLeft: -6,
  border: `2px solid ${palette.primary.main}`,
  borderRadius: "50%",
  backgroundColor: palette.background.paper,
}));

/** The days of a study on a line, with today among them. */
export function StudyTimeline({ study }: { study: StudyTimeline_study$key }) {
  const { startDate, endDate, postStudyEndDate, deliveryDate, remainingLabel } = useFragment(
    graphql`
      fragment StudyTimeline_study on Study {
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
  const [setLine, width] = useChartWidth();
  const percent = (place: number) => `${place * 100}%`;
  // On a phone they stand below each other.
  const lefts = labelsBelow(marks.map(({ place }) => place * width), LABEL_WIDTH, width);
  return (
    <Surface title="Days" actions={remainingLabel}>
      {marks.length === 0 ? (
        "No days are set."
      ) : (
        <>
          {/* The list below says the same. */}
          <Box ref={setLine} aria-hidden="true" sx={{ position: "relative", height: 28, mx: 2, "& > *": { position: "absolute" } }}>
            <Stretched sx={{ left: 0, right: 0, bgcolor: "divider" }} />
            {studyStretches(marks).map(({ key, from, to }) => (
              <Stretched key={key} sx={stretches[key]} style={{ left: percent(from), width: percent(to - from) }} />
            ))}
            {marks.map(({ key, place }) => (
              <Marked key={key} sx={shapes[key]} style={{ left: percent(place) }} />
            ))}
          </Box>
          <Box
            component="ol"
            aria-label="Days of the study"
            sx={{ position: "relative", display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(130px, 1fr))", gap: 3, minHeight: 60, m: 0, mx: 2, mt: 2, p: 0, listStyle: "none", ...tabularNumbers }}
          >
            {marks.map(({ key, label, date, distance }, index) => (
              <Box
                component="li"
                key={key}
                sx={{ fontSize: 12, lineHeight: "18px", color: "text.secondary", "& > *": { display: "block" } }}
                style={lefts === null ? undefined : { position: "absolute", left: lefts[index], width: LABEL_WIDTH, textAlign: alignOf(lefts[index], width) }}
              >
                <span>{label}</span>
                <Box component="span" sx={{ typography: "body1", color: "text.primary" }}>
                  {dateText(date)}
                </Box>
                {key !== "today" && <span>{distance}</span>}
              </Box>
            ))}
          </Box>
        </>
      )}
    </Surface>
  );
}

/** Room for "Post Campaign End". */
const LABEL_WIDTH = 130;

/** At the ends of the line, a label is as close to its mark as it can be. */
const alignOf = (left: number | undefined, width: number) => (left === 0 ? "left" : left === width - LABEL_WIDTH ? "right" : "center");

const DAY_MS = 86_400_000;

/** The days of a study, YYYY-MM-DD; null if not set. */
type StudyDays = {
  readonly startDate: string | null | undefined;
  readonly endDate: string | null | undefined;
  readonly postStudyEndDate: string | null | undefined;
  readonly deliveryDate: string | null | undefined;
};

/** A day of a study, its place on the line, from 0 to 1, and its distance from today. */
type Mark = {
  readonly key: keyof StudyDays | "today";
  readonly label: string;
  readonly date: string;
  readonly place: number;
  readonly distance: string;
};

const labels: Record<keyof StudyDays, string> = {
  startDate: "Measurement Start",
  endDate: "Measurement End",
  postStudyEndDate: "Post Campaign End",
  deliveryDate: "Delivery Date",
};
const keys = ["startDate", "endDate", "postStudyEndDate", "deliveryDate"] as const;

const dayOf = (date: string): number => Math.floor(Date.parse(date) / DAY_MS);

/** The distance of a day from today, such as "in 3 days". */
export function distanceText(days: number): string {
  if (days === 0) return "today";
  const count = Math.abs(days);
  const text = count === 1 ? "1 day" : `${count} days`;
  return days > 0 ? `in ${text}` : `${text} ago`;
}

/** The days that are set, and today, in their order. Days of studies are in UTC. Without any, there is no line. */
export function studyMarks(study: StudyDays, now: number): readonly Mark[] {
  const today = Math.floor(now / DAY_MS);
  const set = keys.flatMap((key) => {
    const date = study[key];
    return date == null ? [] : [{ key, label: labels[key], date, day: dayOf(date) }];
  });
  if (set.length === 0) return [];
  const all = [...set, { key: "today" as const, label: "Today", date: new Date(today * DAY_MS).toISOString().slice(0, 10), day: today }];
  const days = all.map(({ day }) => day);
  const first = Math.min(...days);
  const length = Math.max(...days) - first;
  return all
    .toSorted((left, right) => left.day - right.day)
    .map(({ day, ...mark }) => ({ ...mark, place: length === 0 ? 0 : (day - first) / length, distance: distanceText(day - today) }));
}

/** A part of the line: the measurement, and the time after it in which visits still count. */
type Stretch = { readonly key: "measurement" | "post"; readonly from: number; readonly to: number };

/** The parts of the line between days that are both set and in order. */
export function studyStretches(marks: readonly Mark[]): readonly Stretch[] {
  const placeOf = (wanted: Mark["key"]) => marks.find(({ key }) => key === wanted)?.place;
  const [start, end, post] = [placeOf("startDate"), placeOf("endDate"), placeOf("postStudyEndDate")];
  const stretch = (key: Stretch["key"], from: number | undefined, to: number | undefined): readonly Stretch[] =>
    from !== undefined && to !== undefined && from < to ? [{ key, from, to }] : [];
  return [...stretch("measurement", start, end), ...stretch("post", end, post)];
}
