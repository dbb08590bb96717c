/** The name to show for a campaign: its number when the ref is blank. */
export function campaignLabel({ name, campaignId }: { readonly name: string; readonly campaignId: number }): string {
  return name.trim() === "" ? `Campaign ${campaignId}` : name;
}
