import type { SystemPromptType } from "../../../__generated__/PromptsTabSystemQuery.graphql";
import { StatusChip } from "../../../ui/feedback/StatusChip";
import type { Tone } from "../../../ui/layout/style";

const tones: ReadonlyMap<SystemPromptType, Tone> = new Map([
  ["BASE", "blue"],
  ["CONTEXT", "purple"],
  ["WORKFLOW", "orange"],
  ["USER", "green"],
]);

/** What a system prompt tells the assistant about. */
export function SystemPromptBadge({ type, label }: { type: SystemPromptType; label: string }) {
  return <StatusChip tone={tones.get(type) ?? "grey"} label={label} />;
}

/** The workflow that a suggested prompt is offered in. */
export function WorkflowBadge({ name }: { name: string }) {
  return <StatusChip tone="grey" label={name} />;
}

/** Whether a prompt is in use. */
export function StatusBadge({ isActive }: { isActive: boolean }) {
  return <StatusChip tone={isActive ? "green" : "grey"} label={isActive ? "Active" : "Inactive"} />;
}
