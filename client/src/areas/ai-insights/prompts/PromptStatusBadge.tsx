import { StatusChip } from "../../../ui/feedback/StatusChip";

/** Whether a prompt is in use. */
export function PromptStatusBadge({ isActive }: { isActive: boolean }) {
  return <StatusChip tone={isActive ? "green" : "grey"} label={isActive ? "Active" : "Inactive"} />;
}
