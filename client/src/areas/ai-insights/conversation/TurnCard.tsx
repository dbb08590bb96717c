import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Fragment, type Ref, useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TurnCard_interaction$key } from "../../../__generated__/TurnCard_interaction.graphql";
import { longMomentText, numberText } from "../../../ui/text/format";
import { MissingPart } from "../../../ui/feedback/MissingPart";
import { tabularNumbers } from "../../../ui/layout/style";
import { SystemPromptDialog } from "../prompts/SystemPromptDialog";
import { TurnDetails } from "./TurnDetails";
import { TurnFeedback } from "./TurnFeedback";
import { TurnPart } from "./TurnPart";
import type { OpenParts } from "./useOpenParts";
import { type TurnPlace, useTurnJson } from "./useTurnJson";

const DETAILS = "details";

type Props = {
  /** Measures the card. */
  ref: Ref<HTMLElement>;
  /** The place among the turns, from 0. */
  place: number;
  interaction: TurnCard_interaction$key;
  at: TurnPlace;
  /** What of it is open. */
  parts: OpenParts;
  /** Refetches the conversation. */
  refetch: () => Promise<void>;
};

/** A turn of a conversation: the question, the answer, and what is known of both. */
export function TurnCard({ ref, place, interaction, at, parts, refetch }: Props) {
  const { turn, createdAt, userPrompt, responseText, totalTokens, responseTimeLabel, toolCallCount, systemPrompts, feedback } = useFragment(
    graphql`
      fragment TurnCard_interaction on Interaction {
        turn
        createdAt
        userPrompt
        responseText
        totalTokens
        responseTimeLabel
        toolCallCount
        systemPrompts @catch {
          systemPromptId
          label
        }
        feedback {
          ...TurnFeedback_feedback
        }
      }
    `,
    interaction,
  );
  const id = useId();
  const [prompt, setPrompt] = useState<number | null>(null);
  const prompts = (systemPrompts.ok && systemPrompts.value) || [];
  const isOpen = parts.isOpen(DETAILS);
  const readJson = useTurnJson(at);
  const facts = [
    longMomentText(createdAt),
    totalTokens != null && countText(totalTokens, "token"),
    responseTimeLabel,
    countText(toolCallCount, "tool call"),
  ].flatMap((fact) => fact || []);
  return (
    <Box
      component="article"
      ref={ref}
      data-index={place}
      tabIndex={-1}
      aria-labelledby={id}
      sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3, p: 4, bgcolor: "background.paper", border: 1, borderColor: "divider", borderRadius: "10px" }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 1 }}>
        <Box component="h2" id={id} sx={{ m: 0, typography: "h2" }}>
          {`Turn ${turn}`}
        </Box>
        <Box component="p" sx={{ flex: "1 1 220px", m: 0, typography: "body2", color: "text.secondary", ...tabularNumbers }}>
          {facts.map((fact, position) => (
            <Fragment key={fact}>
              {position > 0 && " "}
              <Box component="span" sx={{ whiteSpace: "nowrap" }}>
                {position < facts.length - 1 ? `${fact} ·` : fact}
              </Box>
            </Fragment>
          ))}
        </Box>
        {prompts.length > 0 && (
          <Box role="group" aria-labelledby={`${id}-prompts`} sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
            <Box component="span" id={`${id}-prompts`} sx={{ mr: 1, fontSize: 12, color: "text.secondary" }}>
              System prompts
            </Box>
            {prompts.map(({ systemPromptId, label }, position) => (
              // A prompt may come twice.
              <Button key={`${position} ${systemPromptId}`} onClick={() => setPrompt(systemPromptId)} sx={{ minHeight: 26, py: 0, px: 2, fontSize: 12 }}>
                {label}
              </Button>
            ))}
          </Box>
        )}
        <MissingPart what="system prompts" parts={[systemPrompts]} onRetry={refetch} isInline />
      </Box>
      <TurnPart title="User Prompt" item="User prompt" text={userPrompt ?? null} readJson={() => readJson("prompt")} />
      <TurnPart title="AI Response" item="AI response" text={responseText ?? null} readJson={() => readJson("response")} />
      <Box>
        <Button
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-details` : undefined}
          onClick={() => parts.setOpen(DETAILS, !isOpen)}
          // The triangle of the tool calls below.
          sx={{
            "&::before": { content: '"▶" / ""', mr: 2, fontSize: 9, color: "text.secondary" },
            "&[aria-expanded=true]::before": { transform: "rotate(90deg)" },
          }}
        >
          Response Details
        </Button>
      </Box>
      {isOpen && (
        <Box role="region" id={`${id}-details`} aria-label={`Response details of turn ${turn}`} sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
          {feedback && <TurnFeedback feedback={feedback} />}
          <TurnDetails at={at} parts={parts} />
        </Box>
      )}
      {prompt !== null && <SystemPromptDialog systemPromptId={prompt} onClose={() => setPrompt(null)} />}
    </Box>
  );
}

const countText = (count: number, one: string) => `${numberText(count)} ${count === 1 ? one : `${one}s`}`;
