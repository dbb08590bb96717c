import { StatusChip } from "../../../ui/StatusChip";

/** The workflow that a suggested prompt is offered in. */
export function WorkflowBadge({ name }: { name: string }) {
  return <StatusChip tone="orange" label={name} />;
}
