import type { Choice } from "../../ui/form/choices";
import { distinctChoices } from "../../ui/table/FilterSelect";
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

/** The customers that occur, then those without one. */
export function customerChoices(rows: readonly Filtered[]): readonly Choice[] {
  const choices = rows.flatMap(({ customerId, customer }) => {
    const value = String(customerId);
    // A customer without a name is called by its number already.
    return customerId == null ? [] : [{ value, label: customer, ...(customer.includes(value) ? {} : { detail: value }) }];
  });
  const hasNone = rows.some(({ customerId }) => customerId == null);
  return [...distinctChoices(choices), ...(hasNone ? [{ value: NO_CUSTOMER, label: "No Customer" }] : [])];
}
