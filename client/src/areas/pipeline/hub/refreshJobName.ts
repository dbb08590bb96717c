type Job = { readonly jobId: string; readonly campaignId?: number | null; readonly campaignName?: string | null };

/** The name that identifies a refresh job: that of its campaign, else the campaign's number, else the job's key. */
export function refreshJobName({ jobId, campaignId, campaignName }: Job): string {
  return campaignName?.trim() || (campaignId ? `Campaign ${campaignId}` : `Job ${jobId}`);
}

/** Tells a refresh job from others of its campaign, such as "Spring Launch, job 12". */
export function refreshJobLabel(job: Job): string {
  const name = refreshJobName(job);
  const key = `job ${job.jobId}`;
  return name.toLowerCase() === key ? name : `${name}, ${key}`;
}
