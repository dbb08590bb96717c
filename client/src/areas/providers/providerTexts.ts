import { momentText } from "../../ui/text/format";

type Expiry = { readonly neverExpires: boolean; readonly expiresAt: string | null | undefined };

/** When a lock expires; empty if unknown. */
export function expiryText({ neverExpires, expiresAt }: Expiry): string {
  return neverExpires ? "No expiry" : momentText(expiresAt);
}

export function yesOrNo(value: boolean): string {
  return value ? "Yes" : "No";
}

/** The customer of a provider as the list reads it. */
export type ListedCustomer = {
  readonly customerId: number | null | undefined;
  readonly customer:
    | { readonly ok: true; readonly value: { readonly name: string } | null | undefined }
    | { readonly ok: false };
};

/** The customer's name, or what is known of a customer without one. While customers cannot be read, its number. */
export function customerText({ customerId, customer }: ListedCustomer): string {
  if (customerId == null) return "";
  if (!customer.ok) return String(customerId);
  if (!customer.value) return `Customer ${customerId} (not found)`;
  return customer.value.name.trim() === "" ? `Customer ${customerId}` : customer.value.name;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago a moment was, such as "3 h ago". Days are counted from two on, since 30 hours say more than a day. */
export function ageText(moment: string, now: number): string {
  const age = now - Date.parse(moment);
  if (age < MINUTE_MS) return "just now";
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min ago`;
  if (age < 2 * DAY_MS) return `${Math.floor(age / HOUR_MS)} h ago`;
  return `${Math.floor(age / DAY_MS)} d ago`;
}
