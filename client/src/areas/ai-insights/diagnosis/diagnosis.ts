import type { DiagnosticMessageInput } from "../../../__generated__/useDiagnosisMutation.graphql";

/** What takes the place of a reply while it is awaited. */
export const THINKING = "Thinking";

/** What takes the place of a reply that did not come. The reason may follow it. */
export const FAILURE = "Sorry, there was an error processing your request. Please try again.";

/** A message of the chat. What takes the place of a reply is a placeholder. */
export type ChatMessage = DiagnosticMessageInput;

/** A question that is offered. */
export type Preset = { readonly label: string; readonly systemPrompt: string; readonly userPrompt: string };

/** The messages to send with a question: those of the chat, without placeholders. */
export function historyOf(chat: readonly ChatMessage[], question: string): ChatMessage[] {
  return [...chat.filter(({ role }) => role !== "PLACEHOLDER"), { role: "USER", content: question }];
}

/** Whether a preset can be sent: all its texts are there. */
export function isComplete({ label, systemPrompt, userPrompt }: Preset): boolean {
  return [label, systemPrompt, userPrompt].every((text) => text.trim() !== "");
}

/** Why a message cannot be sent now; null if it can. */
export function sendReason(draft: string, isPending: boolean): string | null {
  if (isPending) return "Wait for the reply.";
  return draft.trim() === "" ? "Write a message first." : null;
}
