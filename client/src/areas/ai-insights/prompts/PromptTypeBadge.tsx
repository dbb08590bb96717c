import { graphql, useFragment } from "react-relay";
import type { PromptTypeBadge_prompt$key, SystemPromptType } from "../../../__generated__/PromptTypeBadge_prompt.graphql";
import { StatusChip } from "../../../ui/feedback/StatusChip";
import type { Tone } from "../../../ui/layout/style";

const tones: ReadonlyMap<SystemPromptType, Tone> = new Map([
  ["BASE", "blue"],
  ["CONTEXT", "purple"],
  ["WORKFLOW", "orange"],
  ["USER", "green"],
]);

/** What a system prompt tells the assistant about. */
export function PromptTypeBadge({ prompt }: { prompt: PromptTypeBadge_prompt$key }) {
  const { type, typeLabel } = useFragment(
    graphql`
      fragment PromptTypeBadge_prompt on SystemPrompt {
        type
        typeLabel
      }
    `,
    prompt,
  );
  return typeLabel && <StatusChip tone={tones.get(type) ?? "grey"} label={typeLabel} />;
}
