import type { BulkOutcome } from "../../app/bulk/bulkRun";
import { useSendJobs } from "../pipeline/useJobActions";
import { useUnlockProviders } from "../providers/ProviderLock";
import type { Item } from "./attentionItem";

type Kind = NonNullable<Item["action"]>["kind"];

/** An action on items that need attention. */
export type ItemAction = {
  /** The past participle of the action, for many items. */
  readonly past: string;
  /** The question to confirm it for one item; null to ask nothing. */
  readonly question: string | null;
  /** The toasts after one item. */
  readonly done: string;
  readonly failure: string;
  /** The key of the item in the outcomes. */
  readonly keyOf: (item: Item) => string;
  readonly send: (items: readonly Item[]) => Promise<readonly BulkOutcome[]>;
};

const jobId = ({ job }: Item) => job?.jobId ?? "";
const jobsOf = (items: readonly Item[]) => items.flatMap(({ job }) => job?.jobId ?? []);

/** The action of each kind. */
export type ItemActions = Readonly<Record<Kind, ItemAction>>;

/** What can be done about items that need attention, by the kind of the action. */
export function useItemActions(): ItemActions {
  const unlock = useUnlockProviders();
  const rerun = useSendJobs("rerun");
  const runRefresh = useSendJobs("run");
  return {
    UNLOCK: {
      past: "unlocked",
      question: null,
      done: "Provider unlocked",
      failure: "There was an error unlocking this provider.",
      keyOf: ({ providerId }) => String(providerId),
      send: (items) => unlock(items.flatMap(({ providerId }) => (providerId === null ? [] : [{ providerId }]))),
    },
    RERUN: {
      past: "re-run",
      question: "Are you sure you want to re-run this job?",
      done: "Job re-run requested",
      failure: "There was an error re-running this job.",
      keyOf: jobId,
      send: (items) => rerun(jobsOf(items)),
    },
    RUN_REFRESH: {
      past: "started",
      question: "Are you sure you want to run this campaign refresh job?",
      done: "Campaign refresh job requested",
      failure: "There was an error trying to run this job. Please try again later.",
      keyOf: jobId,
      send: (items) => runRefresh(jobsOf(items)),
    },
  };
}
