import { momentText } from "../../ui/text/format";

type Expiry = { readonly neverExpires: boolean; readonly expiresAt: string | null | undefined };

/** When a lock expires; empty if unknown. */
export function expiryText({ neverExpires, expiresAt }: Expiry): string {
  return neverExpires ? "No expiry" : momentText(expiresAt);
}

export function yesOrNo(value: boolean): string {
  return value ? "Yes" : "No";
}
