import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { DiagnosticMessageInput, useDiagnosisMutation } from "../../../__generated__/useDiagnosisMutation.graphql";
import { withReason } from "../../../app/relay/errors";
import { useSubmit } from "../../../app/relay/useSubmit";
import { onSessionChange } from "../../../app/session/session";
import { useIsMounted } from "../../../ui/useIsMounted";

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

/** A chat about a conversation. */
export type Diagnosis = {
  chat: readonly ChatMessage[];
  /** What the assistant is told before the chat, if the user or a preset changed it. */
  systemPrompt: string | null;
  setSystemPrompt: (systemPrompt: string) => void;
  /** What the user has typed and not sent. */
  draft: string;
  setDraft: (draft: string) => void;
  isPending: boolean;
  /** Asks a question after telling the assistant something. */
  ask: (question: string, systemPrompt: string) => void;
  /** Empties the chat and restores the system prompt. A reply that is still awaited is dropped. */
  reset: () => void;
};

const mutation = graphql`
  mutation useDiagnosisMutation($input: DiagnoseConversationInput!) {
    diagnoseConversation(input: $input) {
      reply {
        content
      }
      errors {
        message
      }
    }
  }
`;

/** Asks the assistant about a conversation. */
export function useDiagnosis(conversationId: string): Diagnosis {
  const isMounted = useIsMounted();
  const { send } = useSubmit<useDiagnosisMutation>(mutation);
  const [before] = useState(() => keptChat(conversationId));
  const [chat, setChat] = useState<readonly ChatMessage[]>(before.chat);
  const [systemPrompt, setSystemPrompt] = useState<string | null>(before.systemPrompt);
  const [draft, setDraft] = useState(before.draft);
  const [isPending, setPending] = useState(false);
  useEffect(() => keepChat(conversationId, { chat, systemPrompt, draft }), [conversationId, chat, systemPrompt, draft]);
  // Counts the questions and resets, to know the latest.
  const latest = useRef(0);

  const answer = async (messages: ChatMessage[], prompt: string): Promise<ChatMessage> => {
    try {
      const { reply } = await send({ conversationId, messages, systemPrompt: prompt });
      if (!reply) throw new Error("The response has no reply.");
      return { role: "ASSISTANT", content: reply.content };
    } catch (error) {
      console.error("The conversation could not be analyzed.", error);
      return { role: "PLACEHOLDER", content: withReason(FAILURE, error) };
    }
  };
  const ask = async (question: string, prompt: string) => {
    latest.current += 1;
    const own = latest.current;
    const asked: ChatMessage[] = [...chat, { role: "USER", content: question }];
    setChat([...asked, { role: "PLACEHOLDER", content: THINKING }]);
    setPending(true);
    const answered = await answer(historyOf(chat, question), prompt);
    if (!isMounted() || own !== latest.current) return;
    setChat([...asked, answered]);
    setPending(false);
  };

  return {
    chat,
    systemPrompt,
    setSystemPrompt,
    draft,
    setDraft,
    isPending,
    ask: (question, prompt) => void ask(question, prompt),
    reset: () => {
      latest.current += 1;
      setChat([]);
      setSystemPrompt(null);
      setPending(false);
    },
  };
}
