import { useRef, useState } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import type { ConversationTabQuery } from "../../../__generated__/ConversationTabQuery.graphql";
import { useUrlSearch } from "../../../ui/url/useUrlSearch";
import { withConversation } from "../tabParams";

/**
 * Loads the details of a conversation and then opens them. Until then nothing else is opened. A failure is opened, too:
 * the details say what failed, and can be tried again.
 */
export function useOpenConversation(): [open: (conversationId: string) => void, opening: string | null] {
  const environment = useRelayEnvironment();
  const [, change] = useUrlSearch();
  const [opening, setOpening] = useState<string | null>(null);
  // A second click may come before the table is drawn again.
  const isOpening = useRef(false);

  const load = async (conversationId: string) => {
    const { conversationQuery } = await import("../conversation/ConversationTab");
    await fetchQuery<ConversationTabQuery>(environment, conversationQuery, { conversationId }).toPromise();
  };
  const open = (conversationId: string) => {
    if (isOpening.current) return;
    isOpening.current = true;
    setOpening(conversationId);
    load(conversationId)
      .catch((error: unknown) => {
        console.error(`Could not load the details of conversation ${conversationId}.`, error);
        // The details load again: without this they would show those of an earlier visit, as if they were new.
        environment.commitUpdate((store) => {
          store.getRoot().getLinkedRecord("conversation", { by: { conversationId } })?.invalidateRecord();
        });
      })
      .finally(() => {
        isOpening.current = false;
        setOpening(null);
        // Another tab, opened meanwhile, stays, as the table is no longer there.
        change((latest) => withConversation(latest, conversationId), { preventScrollReset: false });
      });
  };
  return [open, opening];
}
