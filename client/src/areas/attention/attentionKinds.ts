import type { AttentionKind } from "../../__generated__/AttentionPanelQuery.graphql";

/** The kinds that only one of the two lists has: that of everything, or that of a customer. */
const ofEverything: readonly AttentionKind[] = ["FAILED_MARKET_JOB", "MISSING_MARKET_JOBS"];
const ofCustomers: readonly AttentionKind[] = ["CAMPAIGN_WITHOUT_PIXEL", "VEHICLE_NEEDS_ATTENTION"];

const ofBoth: readonly AttentionKind[] = [
  "STALE_PROVIDER",
  "STUCK_LOCK",
  "FAILED_REFRESH_JOB",
  "UNFINISHED_STUDY",
  "DUE_STUDY",
  "BLOCKED_STUDY",
  "MARKED_STUDY",
  "NEVER_SEEN_PROVIDER",
];

/** The kind that a text of the address names, if the list of everything, or that of a customer, has it. */
export function kindOf(text: string | null, isOfCustomer: boolean): AttentionKind | null {
  return [...ofBoth, ...(isOfCustomer ? ofCustomers : ofEverything)].find((kind) => kind === text) ?? null;
}
