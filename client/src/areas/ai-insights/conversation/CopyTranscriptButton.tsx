import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { CopyTranscriptButtonQuery } from "../../../__generated__/CopyTranscriptButtonQuery.graphql";
import { useCopyItem } from "./useCopyItem";
import { ScreenButton } from "../../../ui/layout/ScreenButton";

const query = graphql`
  query CopyTranscriptButtonQuery($conversationId: String!) @throwOnFieldError {
    conversation(by: { conversationId: $conversationId }) {
      transcript
    }
  }
`;

/** Copies all messages of a conversation as plain text, which is read only now: it repeats what the turns show. */
export function CopyTranscriptButton({ conversationId }: { conversationId: string }) {
  const environment = useRelayEnvironment();
  const [copy, isBusy] = useCopyItem("All messages", async () => {
    const data = await fetchQuery<CopyTranscriptButtonQuery>(environment, query, { conversationId }).toPromise();
    return data?.conversation?.transcript ?? null;
  });
  return <ScreenButton label="Copy All Messages" onClick={copy} loading={isBusy} />;
}
