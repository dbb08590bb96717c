import { useRested } from "../../../ui/useRested";
import { datesInput, type RunDates } from "./RunDateFields";

/** How long the fields rest before the jobs are counted. */
const PAUSE_MS = 300;

/** As many characters as a date has. */
const WHOLE = "yyyy-mm-dd".length;

/** The dates to count jobs for, once they are typed whole; null before. Whether they are valid, the gateway says. */
export function useCountedDates(dates: RunDates): ReturnType<typeof datesInput> | null {
  const input = datesInput(useRested(dates, PAUSE_MS));
  const isWhole = [input.startDate, input.endDate ?? input.startDate].every((text) => text.trim().length === WHOLE);
  return isWhole ? input : null;
}
