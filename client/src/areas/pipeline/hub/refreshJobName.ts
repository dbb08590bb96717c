/** The name that identifies a refresh job: that of its campaign, else the campaign's number, else the job's key. */
export function refreshJobName(jobId: string, campaignId: number | null | undefined, campaignName: string | null | undefined): string {
  return campaignName ?? (campaignId ? `Campaign ${campaignId}` : `Job ${jobId}`);
}
