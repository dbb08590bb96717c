/** What to call a customer whose name cannot be seen. */
export function customerLabel({ customerName, slug }: { readonly customerName: string; readonly slug: string }): string {
  return customerName.trim() === "" ? slug : customerName;
}

/** What to call a campaign whose ref cannot be seen. */
export function campaignLabel({ campaignRef, campaignId }: { readonly campaignRef: string; readonly campaignId: number }): string {
  return campaignRef.trim() === "" ? `Campaign ${campaignId}` : campaignRef;
}
