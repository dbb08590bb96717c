import { graphql } from "react-relay";
import type { TurnDetailsQuery } from "../../../__generated__/TurnDetailsQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { EmptyState } from "../../../ui/table/EmptyState";
import { FieldList } from "../../../ui/json/FieldList";
import { LabelledSpinner } from "../../../ui/feedback/LabelledSpinner";
import { Panel } from "../../../ui/layout/Panel";
import { ToolUses } from "./ToolUses";
import { type OpenParts, partsOf } from "./useOpenParts";
import type { TurnPlace } from "./useTurnJson";

const query = graphql`
  query TurnDetailsQuery($conversationId: String!, $after: String) @throwOnFieldError {
    conversation(by: { conversationId: $conversationId }) {
      interactions(first: 1, after: $after) {
        nodes {
          requestContext
          featureContext
          metadata
          toolCalls {
            toolName
            arguments
            hasResult
            result
          }
          unpairedToolResults {
            toolName
            result
          }
        }
      }
    }
  }
`;

type Props = {
  at: TurnPlace;
  /** What of it is open. */
  parts: OpenParts;
};

/** What the assistant knew in a turn, and the tools that it called. It is read when it is shown: it may have megabytes. */
export function TurnDetails({ at, parts }: Props) {
  const loadable = usePanelQuery<TurnDetailsQuery>("the response details", query, at, "store-or-network");
  return (
    <Panel loadable={loadable} failure="inline" skeleton={<LabelledSpinner label="Loading response details" />}>
      {({ conversation }) => {
        const turn = conversation?.interactions.nodes[0];
        if (turn === undefined) return <EmptyState text="No conversation data available." />;
        return (
          <>
            <FieldList
              label="Context"
              fields={[
                { label: "Request Context", json: turn.requestContext ?? null },
                { label: "Feature Context", json: turn.featureContext ?? null },
                { label: "Metadata", json: turn.metadata ?? null },
              ]}
            />
            <ToolUses
              title="Tool Calls"
              parts={partsOf(parts, "calls")}
              emptyText="No tool calls."
              uses={turn.toolCalls.map(({ toolName, arguments: input, hasResult, result }) => ({
                name: toolName,
                texts: [
                  { label: "Arguments", text: input, emptyText: "No arguments" },
                  { label: "Response", text: result, emptyText: hasResult ? "Empty response" : "No response" },
                ],
                note: hasResult ? null : "No response",
              }))}
            />
            {turn.unpairedToolResults.length > 0 && (
              <ToolUses
                title="Responses Without a Call"
                parts={partsOf(parts, "responses")}
                uses={turn.unpairedToolResults.map(({ toolName, result }) => ({
                  name: toolName,
                  texts: [{ label: "Response", text: result, emptyText: "Empty response" }],
                  note: null,
                }))}
              />
            )}
          </>
        );
      }}
    </Panel>
  );
}
