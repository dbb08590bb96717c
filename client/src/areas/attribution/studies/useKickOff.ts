import { UserErrors } from "../../../app/relay/errors";
import { useAction } from "../../../app/relay/useAction";
import { paths } from "../../../app/routing/paths";
import { showToast } from "../../../app/toasts";

/** Queues a job about a study, with the toasts of a run. */
export function useKickOff<Args extends readonly unknown[]>(start: (...args: Args) => Promise<void>) {
  return useAction(async (...args: Args) => {
    showToast("Kicking off this study...");
    await start(...args);
    // The newest job is the first of the list.
    showToast("Study kicked off successfully!", "green", { label: "See the job", to: paths.attributionJobs() });
  }, failureText);
}

/** The gateway's own refusals say what the study lacks; what the services say is only logged. */
function failureText(error: unknown): string {
  const refusal =
    error instanceof UserErrors
      ? error.errors.find(({ code, path }) => code === "NOT_AVAILABLE" || code === "NO_PIXELS" || (path ?? null) !== null)
      : undefined;
  return refusal?.message ?? "There was an error kicking off this study...";
}
