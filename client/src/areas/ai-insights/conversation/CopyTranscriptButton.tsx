import Button from "@mui/material/Button";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { CopyTranscriptButtonQuery } from "../../../__generated__/CopyTranscriptButtonQuery.graphql";
import { useCopyItem } from "./useCopyItem";

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
  return (
    <Button onClick={copy} loading={isBusy}>
      Copy All Messages
    </Button>
  );
}
