/** The name to show for a campaign: its number when the ref is blank. */
export function campaignLabel({ campaignRef, campaignId }: { readonly campaignRef: string; readonly campaignId: number }): string {
  return campaignRef.trim() === "" ? `Campaign ${campaignId}` : campaignRef;
}
