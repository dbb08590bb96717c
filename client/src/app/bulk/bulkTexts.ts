import { numberText } from "../../ui/text/format";

/** The words for one row of a list and for many: "job" and "jobs". */
export type Noun = { readonly one: string; readonly many: string };

/** A number of rows, such as "1 job" or "1,200 jobs". */
export function countText(count: number, { one, many }: Noun): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}

type Progress = { total: number; done: ArrayLike<unknown>; failed: ArrayLike<unknown>; queue: ArrayLike<unknown> };

/** How far an action is, such as "10 of 12 jobs re-run, 2 failed". `past` is what was done with them. */
export function progressText({ total, done, failed, queue }: Progress, noun: Noun, past: string, hasEnded: boolean): string {
  const counts = [
    `${numberText(done.length)} of ${countText(total, noun)} ${past}`,
    failed.length > 0 && `${numberText(failed.length)} failed`,
    hasEnded && queue.length > 0 && `${numberText(queue.length)} not sent`,
  ];
  return counts.filter(Boolean).join(", ");
}
