import { StatusChip } from "../../../ui/feedback/StatusChip";

/** The workflow that a suggested prompt is offered in. */
export function WorkflowBadge({ name }: { name: string }) {
  return <StatusChip tone="orange" label={name} />;
}
