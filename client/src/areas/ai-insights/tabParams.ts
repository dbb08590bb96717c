/** The tabs, as the address names them. */
export const PROMPTS_TAB = "prompts";
export const CONVERSATIONS_TAB = "conversations";
export const DETAILS_TAB = "conversation-details";
export const ANALYTICS_TAB = "analytics";

/** The search parameter of the conversation whose details are open. */
export const CONVERSATION = "conversation";

/** The search parameter of the turn that was jumped to, counted from 1. */
export const TURN = "turn";

/** An address with the details of a conversation open. */
export function withConversation(search: URLSearchParams, conversationId: string): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set("tab", DETAILS_TAB);
  next.set(CONVERSATION, conversationId);
  next.delete(TURN);
  return next;
}

/** What only the details of a conversation keep in the address. */
export const detailsParams = [CONVERSATION, TURN] as const;
