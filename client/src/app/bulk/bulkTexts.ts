import { numberText } from "../../ui/text/format";

/** The words for one row of a list and for many: "job" and "jobs". */
export type Noun = { readonly one: string; readonly many: string };

/** A number of rows, such as "1 job" or "1,200 jobs". */
export function countText(count: number, { one, many }: Noun): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}

/** How many failed, such as "2 failed", and apart from them how many may have been done, such as "1 unconfirmed". */
export function failureCounts(failed: readonly { readonly isLost: boolean }[]): readonly string[] {
  const lost = failed.filter(({ isLost }) => isLost).length;
  const refused = failed.length - lost;
  return [...(refused > 0 ? [`${numberText(refused)} failed`] : []), ...(lost > 0 ? [`${numberText(lost)} unconfirmed`] : [])];
}

type Progress = { total: number; done: ArrayLike<unknown>; failed: readonly { readonly isLost: boolean }[]; queue: ArrayLike<unknown> };

/** How far an action is, such as "10 of 12 jobs re-run, 2 failed". `past` is what was done with them. */
export function progressText({ total, done, failed, queue }: Progress, noun: Noun, past: string, hasEnded: boolean): string {
  const counts = [
    `${numberText(done.length)} of ${countText(total, noun)} ${past}`,
    ...failureCounts(failed),
    hasEnded && queue.length > 0 && `${numberText(queue.length)} not sent`,
  ];
  return counts.filter(Boolean).join(", ");
}
