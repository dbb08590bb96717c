import { onSessionChange } from "../../../app/session/session";
import { type ChatMessage, THINKING } from "./diagnosis";

/** A chat as it was left. */
export type KeptChat = {
  chat: readonly ChatMessage[];
  systemPrompt: string | null;
  draft: string;
};

/** Chats of so many conversations are kept. */
const MOST = 20;

const kept = new Map<string, KeptChat>();

// The next user must not see what this one wrote.
onSessionChange(() => kept.clear());

/** Keeps the chat about a conversation until the page is loaded again. */
export function keepChat(conversationId: string, { chat, ...rest }: KeptChat): void {
  kept.delete(conversationId);
  // A reply that is awaited is dropped when the conversation is left.
  kept.set(conversationId, { ...rest, chat: chat.filter(({ role, content }) => role !== "PLACEHOLDER" || content !== THINKING) });
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}

/** The chat about a conversation as it was left; empty if there was none. */
export function keptChat(conversationId: string): KeptChat {
  return kept.get(conversationId) ?? { chat: [], systemPrompt: null, draft: "" };
}
