import { failureCounts } from "../../../app/bulk/bulkTexts";
import { numberText } from "../../../ui/text/format";
import type { RunSet } from "./runSet";

type Progress = Pick<RunSet, "total" | "sent" | "status"> & { job: { title: string }; failed: readonly { readonly isLost: boolean }[]; unsent: ArrayLike<unknown> };

/** How far runs have been sent, such as "Run Campaign: 10 of 12 jobs sent, 1 failed, 1 unconfirmed". */
export const progressText = (progress: Progress): string => `${progress.job.title}: ${countsText(progress)}`;

/** The same without the title. */
export function countsText({ total, sent, failed, unsent, status }: Progress): string {
  const counts = [
    `${numberText(sent)} of ${numberText(total)} ${total === 1 ? "job" : "jobs"} sent`,
    ...failureCounts(failed),
    unsent.length > 0 && `${numberText(unsent.length)} not sent`,
  ].filter(Boolean);
  return `${status === "cancelling" ? "cancelling, " : ""}${counts.join(", ")}`;
}
