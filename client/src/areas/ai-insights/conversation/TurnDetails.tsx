import Box from "@mui/material/Box";
import { useState } from "react";
import { graphql } from "react-relay";
import type { TurnDetailsQuery } from "../../../__generated__/TurnDetailsQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { LabelledSpinner } from "../../../ui/feedback/skeletons";
import { FieldList } from "../../../ui/json/FieldList";
import { JsonTree } from "../../../ui/json/JsonTree";
import { SearchableJson } from "../../../ui/json/SearchableJson";
import { Panel } from "../../../ui/layout/Panel";
import { EmptyState } from "../../../ui/table/EmptyState";
import { numberText } from "../../../ui/text/format";

/** Where a turn is in its conversation. */
export type TurnPlace = {
  conversationId: string;
  /** The cursor of the turn before it; null for the first. */
  after: string | null;
};

/** Which parts of something are open, by their names. */
export type OpenParts = {
  isOpen: (part: string) => boolean;
  setOpen: (part: string, isOpen: boolean) => void;
};

/** Keeps which parts are open, also while they are not drawn. All are closed at first. */
export function useOpenParts(): OpenParts {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  return {
    isOpen: (part) => opened.has(part),
    setOpen: (part, isOpen) =>
      setOpened((current) => {
        if (current.has(part) === isOpen) return current;
        const next = new Set(current);
        if (isOpen) next.add(part);
        else next.delete(part);
        return next;
      }),
  };
}

/** The parts of one of them. */
export function partsOf(parts: OpenParts, whole: string): OpenParts {
  return {
    isOpen: (part) => parts.isOpen(`${whole} / ${part}`),
    setOpen: (part, isOpen) => parts.setOpen(`${whole} / ${part}`, isOpen),
  };
}

const query = graphql`
  query TurnDetailsQuery($conversationId: String!, $after: String) @throwOnFieldError {
    conversation(conversationId: $conversationId) {
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

/** Longer values can be searched. */
const LONG = 20_000;

type Use = {
  /** The name of the tool, if it is known. */
  name: string | null | undefined;
  /** What it was given and what it answered, as texts or JSON. */
  texts: readonly { label: string; text: string | null | undefined; emptyText: string }[];
  /** What is to be known before it is opened. */
  note: string | null;
};

type ToolUsesProps = {
  title: string;
  emptyText?: string;
  uses: readonly Use[];
  /** Which of them are open, by their place. */
  parts: OpenParts;
};

/** The tools that the assistant used. What each was given and answered is drawn when it is opened. */
function ToolUses({ title, emptyText, uses, parts }: ToolUsesProps) {
  return (
    <Box role="group" aria-label={title}>
      <Box component="h4" sx={{ m: 0, mb: 2, typography: "h3" }}>{`${title} (${numberText(uses.length)})`}</Box>
      {uses.length === 0 && <Box sx={{ typography: "body2", color: "text.secondary" }}>{emptyText}</Box>}
      {uses.map((use, place) => (
        // They never change their order.
        <ToolUse key={place} use={use} isOpen={parts.isOpen(String(place))} onToggle={(isOpen) => parts.setOpen(String(place), isOpen)} />
      ))}
    </Box>
  );
}

type UseProps = { use: Use; isOpen: boolean; onToggle: (isOpen: boolean) => void };

function ToolUse({ use: { name, texts, note }, isOpen, onToggle }: UseProps) {
  return (
    <Box
      component="details"
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      sx={{ mb: 2, border: 1, borderColor: "divider", borderRadius: "8px", typography: "body2" }}
    >
      <Box component="summary" sx={{ px: 3, py: 2, cursor: "pointer", borderRadius: "8px", overflowWrap: "anywhere" }}>
        {name ?? "Unknown tool"}
        {note !== null && (
          <Box component="span" sx={{ ml: 2, color: "text.secondary" }}>
            {note}
          </Box>
        )}
      </Box>
      {isOpen && (
        <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3, px: 3, pb: 3 }}>
          {texts.map(({ label, text, emptyText }) => (
            <Box key={label} role="group" aria-label={label} sx={{ minWidth: 0 }}>
              <Box sx={{ mb: 1, fontSize: 12, fontWeight: 600, color: "text.secondary" }}>{label}</Box>
              {text ? (
                text.length > LONG ? (
                  <SearchableJson label={label} json={text} />
                ) : (
                  <JsonTree label={label} json={text} />
                )
              ) : (
                <Box sx={{ color: "text.secondary" }}>{emptyText}</Box>
              )}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
