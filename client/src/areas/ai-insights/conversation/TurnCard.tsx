import ContentCopyOutlined from "@mui/icons-material/ContentCopyOutlined";
import DataObjectOutlined from "@mui/icons-material/DataObjectOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { Fragment, type Ref, useId, useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { TurnCard_interaction$data, TurnCard_interaction$key } from "../../../__generated__/TurnCard_interaction.graphql";
import type { TurnCardJsonQuery } from "../../../__generated__/TurnCardJsonQuery.graphql";
import { MissingPart } from "../../../ui/feedback/MissingPart";
import { tabularNumbers } from "../../../ui/layout/style";
import { longMomentText, numberText } from "../../../ui/text/format";
import { LongText } from "../../../ui/text/LongText";
import { Markdown } from "../../../ui/text/Markdown";
import { SystemPromptDialog } from "../prompts/PromptDialogs";
import { TurnDebugLogs } from "./DebugLogLinks";
import { type OpenParts, TurnDetails, type TurnPlace } from "./TurnDetails";
import { useCopyItem } from "./useCopyItem";

const DETAILS = "details";
const LOGS = "logs";

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
          systemPrompt {
            version
          }
        }
        feedback {
          categoryText
          comment
          isPositive
        }
      }
    `,
    interaction,
  );
  const id = useId();
  const [prompt, setPrompt] = useState<number | null>(null);
  const prompts = (systemPrompts.ok && systemPrompts.value) || [];
  const isOpen = parts.isOpen(DETAILS);
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
            {prompts.map(({ systemPromptId, label, systemPrompt }, position) => (
              // A prompt may come twice.
              <Button
                key={`${position} ${systemPromptId}`}
                title={systemPrompt?.version == null ? undefined : `Version ${systemPrompt.version}`}
                onClick={() => setPrompt(systemPromptId)}
                sx={{ minHeight: 26, py: 0, px: 2, fontSize: 12 }}
              >
                {label}
              </Button>
            ))}
          </Box>
        )}
        <MissingPart what="system prompts" parts={[systemPrompts]} onRetry={refetch} isInline />
      </Box>
      <TurnPart title="User Prompt" item="User prompt" text={userPrompt ?? null} at={at} />
      <TurnPart title="AI Response" item="AI response" text={responseText ?? null} at={at} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <PartButton label="Response Details" part={DETAILS} region={`${id}-details`} parts={parts} />
        <PartButton label="Debug Logs" part={LOGS} region={`${id}-logs`} parts={parts} />
      </Box>
      {isOpen && (
        <Box role="region" id={`${id}-details`} aria-label={`Response details of turn ${turn}`} sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
          {feedback && <Feedback {...feedback} />}
          <TurnDetails at={at} parts={parts} />
        </Box>
      )}
      {parts.isOpen(LOGS) && (
        <Box role="region" id={`${id}-logs`} aria-label={`Debug logs of turn ${turn}`}>
          <TurnDebugLogs at={at} />
        </Box>
      )}
      {prompt !== null && <SystemPromptDialog systemPromptId={prompt} onClose={() => setPrompt(null)} />}
    </Box>
  );
}

type PartButtonProps = { label: string; part: string; region: string; parts: OpenParts };

/** Opens and closes a part of a turn. */
function PartButton({ label, part, region, parts }: PartButtonProps) {
  const isOpen = parts.isOpen(part);
  return (
    <Button
      aria-expanded={isOpen}
      aria-controls={isOpen ? region : undefined}
      onClick={() => parts.setOpen(part, !isOpen)}
      // The triangle of the tool calls below.
      sx={{
        "&::before": { content: '"▶" / ""', mr: 2, fontSize: 9, color: "text.secondary" },
        "&[aria-expanded=true]::before": { transform: "rotate(90deg)" },
      }}
    >
      {label}
    </Button>
  );
}

const countText = (count: number, one: string) => `${numberText(count)} ${count === 1 ? one : `${one}s`}`;

const jsonQuery = graphql`
  query TurnCardJsonQuery($conversationId: String!, $after: String, $isPrompt: Boolean!) @throwOnFieldError {
    conversation(conversationId: $conversationId) {
      interactions(first: 1, after: $after) {
        nodes {
          userPromptJson @include(if: $isPrompt)
          responseJson @skip(if: $isPrompt)
        }
      }
    }
  }
`;

/** Longer questions are shown in a box that scrolls. */
const MOST_CHARACTERS = 30_000;

type PartProps = {
  title: string;
  item: "User prompt" | "AI response";
  /** Null if there is none. */
  text: string | null;
  at: TurnPlace;
};

/** The question or the answer of a turn, with buttons that copy it. */
function TurnPart({ title, item, text, at }: PartProps) {
  const environment = useRelayEnvironment();
  const heading = useId();
  const isPrompt = item === "User prompt";
  // No screen shows it, so it is read only now.
  const readJson = async () => {
    const data = await fetchQuery<TurnCardJsonQuery>(environment, jsonQuery, { ...at, isPrompt }).toPromise();
    const turn = data?.conversation?.interactions?.nodes[0];
    return turn?.userPromptJson ?? turn?.responseJson ?? null;
  };
  return (
    <Box
      role="group"
      aria-labelledby={heading}
      sx={(theme) => ({ border: 1, borderColor: "divider", borderRadius: "8px", ...(isPrompt && { bgcolor: theme.vars.palette.canvas }) })}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, pl: 3, pr: 2, pt: 1 }}>
        <Box component="h3" id={heading} sx={{ flex: 1, m: 0, fontSize: 12, fontWeight: 600, color: "text.secondary" }}>
          {title}
        </Box>
        <CopyItemButton item={item} read={() => Promise.resolve(text)} />
        <CopyItemButton item={`${item} JSON`} read={readJson} />
      </Box>
      <Box sx={{ px: 3, pb: 3, pt: 1, overflowX: "auto" }}>
        {text === null ? (
          <Box component="p" sx={{ m: 0, color: "text.secondary" }}>{`No ${isPrompt ? "user prompt" : "AI response"}.`}</Box>
        ) : !isPrompt ? (
          <Markdown label={title} text={text} />
        ) : text.length > MOST_CHARACTERS ? (
          <LongText label={title} text={text} />
        ) : (
          <Box sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{text}</Box>
        )}
      </Box>
    </Box>
  );
}

type CopyProps = {
  /** What is copied, as its toast begins. */
  item: "User prompt" | "AI response" | "User prompt JSON" | "AI response JSON";
  /** Reads the text; null if there is none. */
  read: () => Promise<string | null>;
};

/** Copies a part of a turn. */
function CopyItemButton({ item, read }: CopyProps) {
  const [copy, isBusy] = useCopyItem(item, read);
  const Icon = item.endsWith("JSON") ? DataObjectOutlined : ContentCopyOutlined;
  return (
    <IconButton size="small" aria-label={`Copy ${item}`} title={`Copy ${item}`} aria-busy={isBusy} onClick={copy}>
      <Icon sx={{ fontSize: 16 }} aria-hidden="true" />
    </IconButton>
  );
}

/** What the user said about an answer: green if it is positive, otherwise red. */
function Feedback({ categoryText, comment, isPositive }: NonNullable<TurnCard_interaction$data["feedback"]>) {
  const tone = isPositive ? "green" : "red";
  return (
    <Box
      role="group"
      aria-label="Feedback"
      data-feedback={tone}
      sx={(theme) => ({
        px: 4,
        py: 3,
        borderRadius: "8px",
        typography: "body2",
        overflowWrap: "anywhere",
        color: theme.vars.palette.tone[tone].text,
        bgcolor: theme.vars.palette.tone[tone].soft,
        borderLeft: `3px solid ${theme.vars.palette.tone[tone].solid}`,
      })}
    >
      <Box component="strong" sx={{ display: "block", fontWeight: 600 }}>
        {isPositive ? "Positive Feedback" : "Negative Feedback"}
      </Box>
      {categoryText && <div>{`Category: ${categoryText}`}</div>}
      {comment && <Box sx={{ whiteSpace: "pre-wrap" }}>{`Comment: ${comment}`}</Box>}
    </Box>
  );
}
