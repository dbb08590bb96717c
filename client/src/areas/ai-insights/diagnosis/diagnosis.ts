import type { DiagnosticMessageInput } from "../../../__generated__/useDiagnosisMutation.graphql";
import { onSessionChange } from "../../../app/session/session";

/** What takes the place of a reply while it is awaited. */
export const THINKING = "Thinking";

/** What takes the place of a reply that did not come. The reason may follow it. */
export const FAILURE = "Sorry, there was an error processing your request. Please try again.";

/** A message of the chat. What takes the place of a reply is a placeholder. */
export type ChatMessage = DiagnosticMessageInput;

/** The messages to send with a question: those of the chat, without placeholders. */
export function historyOf(chat: readonly ChatMessage[], question: string): ChatMessage[] {
  return [...chat.filter(({ role }) => role !== "PLACEHOLDER"), { role: "USER", content: question }];
}

/** Whether a preset can be sent: all its texts are there. */
export function isComplete(preset: { readonly label: string; readonly systemPrompt: string; readonly userPrompt: string }): boolean {
  return [preset.label, preset.systemPrompt, preset.userPrompt].every((text) => text.trim() !== "");
}

/** Why a message cannot be sent now; null if it can. */
export function sendReason(draft: string, isPending: boolean): string | null {
  if (isPending) return "Wait for the reply.";
  return draft.trim() === "" ? "Write a message first." : null;
}

/** A chat as it was left. */
type KeptChat = {
  chat: readonly ChatMessage[];
  systemPrompt: string | null;
  draft: string;
};

const kept = new Map<string, KeptChat>();

// The next user must not see what this one wrote.
onSessionChange(() => kept.clear());

/** Keeps the chat about a conversation until the page is loaded again. A reply that is awaited is dropped. */
export function keepChat(conversationId: string, { chat, ...rest }: KeptChat): void {
  kept.set(conversationId, { ...rest, chat: chat.filter(({ role, content }) => role !== "PLACEHOLDER" || content !== THINKING) });
}

/** The chat about a conversation as it was left; empty if there was none. */
export function keptChat(conversationId: string): KeptChat {
  return kept.get(conversationId) ?? { chat: [], systemPrompt: null, draft: "" };
}
