/** The name that identifies a refresh job: that of its campaign, else the campaign's number, else the job's key. */
export function refreshJobName(jobId: string, campaignId: number | null | undefined, campaignName: string | null | undefined): string {
  return campaignName ?? (campaignId ? `Campaign ${campaignId}` : `Job ${jobId}`);
}

/** Tells a refresh job from others of its campaign, such as "Spring Launch, job 12". */
export function refreshJobLabel(jobId: string, campaignId: number | null | undefined, campaignName: string | null | undefined): string {
  const name = refreshJobName(jobId, campaignId, campaignName);
  const job = `job ${jobId}`;
  return name.toLowerCase() === job ? name : `${name}, ${job}`;
}
