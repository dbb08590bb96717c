import type { Choice } from "../../ui/form/choices";
import { compareTexts } from "../../ui/table/sort";
import { textSearch } from "../../ui/table/textSearch";

/** What the filters read of a provider. */
export type Filtered = {
  readonly providerId: number;
  readonly name: string;
  readonly handler: string | null | undefined;
  readonly customerId: number | null | undefined;
  /** The text of its customer. */
  readonly customer: string;
  readonly status: string;
  readonly statusLabel: string;
  /** Null while the locks cannot be read: no provider then has one or is without. */
  readonly lock: { readonly isLocked: boolean; readonly isUnlockRecommended: boolean } | null;
};

/** The filters, as the address has them; null for one that is not set. */
export type ProviderFilters = {
  text: string | null;
  status: string | null;
  customer: string | null;
  lock: string | null;
};

/** Which locks can be asked for. */
export const lockChoices: readonly Choice[] = [
  { value: "locked", label: "Locked" },
  { value: "unlocked", label: "Not Locked" },
  { value: "recommended", label: "Unlock Recommended" },
];

/** Stands in the address for providers without a customer. */
const NO_CUSTOMER = "none";

function hasLock({ lock }: Filtered, wanted: string): boolean {
  if (lock === null) return false;
  return wanted === "recommended" ? lock.isUnlockRecommended : lock.isLocked === (wanted === "locked");
}

/** Whether a provider passes all filters. The words of the text are searched for in name, handler and number. */
export function passes(provider: Filtered, filters: ProviderFilters): boolean {
  const { text, status, customer, lock } = filters;
  return (
    textSearch(text)(provider.name, provider.handler, provider.providerId) &&
    (status === null || status.split(",").includes(provider.status)) &&
    (customer === null || String(provider.customerId ?? NO_CUSTOMER) === customer) &&
    (lock === null || hasLock(provider, lock))
  );
}

/** The statuses that occur, and those of the address if it has several with commas between them. */
export function statusChoices(rows: readonly Filtered[], chosen: string | null): readonly Choice[] {
  const labels = new Map(rows.map(({ status, statusLabel }) => [status, statusLabel]));
  const several = chosen?.includes(",") ? [{ value: chosen, label: chosen.split(",").map((status) => labels.get(status) ?? status).join(", ") }] : [];
  return [...sorted([...labels].map(([value, label]) => ({ value, label }))), ...several];
}

/** The customers that occur, then those without one. */
export function customerChoices(rows: readonly Filtered[]): readonly Choice[] {
  const choices = new Map<string, Choice>();
  for (const { customerId, customer } of rows) {
    if (customerId == null) continue;
    const value = String(customerId);
    // A customer without a name is called by its number already.
    choices.set(value, { value, label: customer, ...(customer.includes(value) ? {} : { detail: value }) });
  }
  const hasNone = rows.some(({ customerId }) => customerId == null);
  return [...sorted([...choices.values()]), ...(hasNone ? [{ value: NO_CUSTOMER, label: "No Customer" }] : [])];
}

function sorted(choices: readonly Choice[]): readonly Choice[] {
  return choices.toSorted((left, right) => compareTexts(left.label, right.label));
}
