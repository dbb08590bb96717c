import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { useDiagnosisMutation } from "../../../__generated__/useDiagnosisMutation.graphql";
import { withReason } from "../../../app/relay/errors";
import { useSubmit } from "../../../app/relay/useSubmit";
import { useIsMounted } from "../../../ui/useIsMounted";
import { type ChatMessage, FAILURE, historyOf, keepChat, keptChat, THINKING } from "./diagnosis";

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
