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
type ListedCustomer = {
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
