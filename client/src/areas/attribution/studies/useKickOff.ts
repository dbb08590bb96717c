import { useAction } from "../../../app/relay/useSubmit";
import { paths } from "../../../app/routing/paths";
import { showToast } from "../../../app/toasts";

/** Queues a job about a study, with the toasts of a run. */
export function useKickOff<Args extends readonly unknown[]>(start: (...args: Args) => Promise<unknown>) {
  return useAction(async (...args: Args) => {
    showToast("Kicking off this study...");
    await start(...args);
    // The newest job is the first of the list.
    showToast("Study kicked off successfully!", "green", { label: "See the job", to: paths.attributionJobs() });
  }, "There was an error kicking off this study...");
}
