/** The prompts of the assistant. */
export function PromptsTab() {
  return null;
}
