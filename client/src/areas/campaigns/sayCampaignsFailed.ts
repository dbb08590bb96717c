import { showToast } from "../../app/toasts";

/** Says that the campaigns of one customer could not be read. */
export function sayCampaignsFailed(error: unknown): void {
  console.error("Could not load campaigns.", error);
  showToast("There was an error loading campaigns.", "orange");
}
