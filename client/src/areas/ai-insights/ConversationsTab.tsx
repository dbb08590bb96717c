/** The conversations of the assistant. */
export function ConversationsTab() {
  return null;
}
