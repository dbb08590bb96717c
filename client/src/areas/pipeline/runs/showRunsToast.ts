import { paths } from "../../../app/routing/paths";
import { showToast } from "../../../app/toasts";
import { numberText } from "../../../ui/text/format";

/** Says that jobs were started, how many, and where they are: among those of their date, or all that wait. */
export function showRunsToast(message: string, dates: readonly string[], count: number): void {
  const [date] = dates;
  const to = dates.length === 1 && date !== undefined ? paths.pipelineDay(date) : paths.pipeline();
  showToast(message, "green", { label: `See ${count === 1 ? "the job" : `${numberText(count)} jobs`}`, to });
}
