const DAY_MS = 86_400_000;

/** The days of a study, YYYY-MM-DD; null if not set. */
export type StudyDays = {
  readonly startDate: string | null | undefined;
  readonly endDate: string | null | undefined;
  readonly postStudyEndDate: string | null | undefined;
  readonly deliveryDate: string | null | undefined;
};

/** A day of a study, its place on the line, from 0 to 1, and its distance from today. */
export type Mark = {
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
export type Stretch = { readonly key: "measurement" | "post"; readonly from: number; readonly to: number };

/** The parts of the line between days that are both set and in order. */
export function studyStretches(marks: readonly Mark[]): readonly Stretch[] {
  const placeOf = (wanted: Mark["key"]) => marks.find(({ key }) => key === wanted)?.place;
  const [start, end, post] = [placeOf("startDate"), placeOf("endDate"), placeOf("postStudyEndDate")];
  const stretch = (key: Stretch["key"], from: number | undefined, to: number | undefined): readonly Stretch[] =>
    from !== undefined && to !== undefined && from < to ? [{ key, from, to }] : [];
  return [...stretch("measurement", start, end), ...stretch("post", end, post)];
}
