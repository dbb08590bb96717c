/** What tells a refresh job from others: the name of its campaign, or its number, or else the job's key. */
export function refreshJobName(jobId: string, campaignId: number | null | undefined, campaignName: string | null | undefined): string {
  return campaignName ?? (campaignId ? `Campaign ${campaignId}` : `Job ${jobId}`);
}
