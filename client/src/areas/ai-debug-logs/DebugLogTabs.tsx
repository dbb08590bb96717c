import Box from "@mui/material/Box";
import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { DebugLogTabs_log$data, DebugLogTabs_log$key } from "../../__generated__/DebugLogTabs_log.graphql";
import { CopyButton } from "../../app/CopyButton";
import { paths } from "../../app/routing/paths";
import { finalReason } from "../../ui/feedback/finalReason";
import { FieldList } from "../../ui/json/FieldList";
import { longMomentText, numberText } from "../../ui/text/format";
import { TextLink } from "../../ui/url/TextLink";
import { UrlTabs } from "../../ui/url/UrlTabs";
import { PartFailure } from "../ai-insights/PartFailure";
import { DebugLogRecord, RecordJson } from "./DebugLogRecord";

/** Shown where details are missing. */
export const MESSAGE = "Failed to load detailed information.";

type Log = DebugLogTabs_log$data;
type Details = Extract<Log["details"], { ok: true }>["value"];

type Props = {
  log: DebugLogTabs_log$key;
  /** Loads the log again. */
  onRetry: () => void;
  isRetrying: boolean;
};

/** The sides of a debug log, each a tab. Without details they show what the list knows of it. */
export function DebugLogTabs({ log: ref, onRetry, isRetrying }: Props) {
  const log = useFragment(
    graphql`
      fragment DebugLogTabs_log on DebugLog @throwOnFieldError {
        debugId
        recordedAt
        route
        featureTypeText
        userId
        # Without it the number is enough.
        user @catch(to: NULL) {
          displayName
        }
        initiationTypeText
        hasErrors
        details @catch {
          hasErrorsToShow
          customerId
          # Without it the number is enough.
          customer @catch(to: NULL) {
            name
            slug
          }
          workflowType
          llmModel
          severity
          tags
          createdAt
          updatedAt
          debugNotes
          conversationId
          interactionId
          conversationName
          isNewConversation
          conversationPreview
          userPrompt
          userMessagesText
          llmResponseText
          messagesText
          responseTimeMs
          responseTimeLabel
          promptTokens
          completionTokens
          totalTokens
          toolExecutionCount
          maxStepsAllowed
          toolsCalledText
          toolResultsText
          promptIdsText
          # Without their names the numbers are enough.
          systemPrompts @catch(to: NULL) {
            systemPromptId
            name
            version
          }
          systemPromptDetailsText
          dtoText
          requestContextText
          conversationContextText
          conversationMetadataText
          featureContextText
          userPreferencesText
          savedFiltersText
          metadataText
          inventoryParametersText
          procedureParametersText
          redisKeysText
          errorMessages
          exceptionsText
          audienceFiltersValidationMessage
        }
      }
    `,
    ref,
  );
  const { debugId, hasErrors } = log;
  const details = log.details.ok ? log.details.value : null;
  const cause = log.details.ok ? null : JSON.stringify(log.details.errors);
  useEffect(() => {
    if (cause !== null) console.error(`Could not load the details of debug log ${debugId}.`, cause);
  }, [cause, debugId]);

  const errors = { value: "errors", label: "Errors", content: () => <Errors details={details} /> };
  return (
    <>
      {!log.details.ok && (
        <PartFailure message={MESSAGE} reason={finalReason(log.details.errors)} onRetry={onRetry} isBusy={isRetrying} />
      )}
      <UrlTabs
        label={`Debug log ${debugId}`}
        tabs={[
          { value: "overview", label: "Overview", content: () => <Overview log={log} details={details} /> },
          { value: "conversation", label: "Conversation", content: () => <Conversation details={details} /> },
          { value: "performance", label: "Performance", content: () => <Performance details={details} /> },
          { value: "technical", label: "Technical", content: () => <Technical details={details} /> },
          ...((details?.hasErrorsToShow ?? hasErrors) ? [errors] : []),
          {
            value: "raw",
            label: "Raw Data",
            content: () => (details ? <DebugLogRecord debugId={debugId} /> : <RecordJson json={knownJson(log)} />),
          },
        ]}
      />
    </>
  );
}

type TabProps = { details: Details | null };

/** What a log is about. */
function Overview({ log, details }: TabProps & { log: Log }) {
  const customer = withName(details?.customerId, details?.customer?.name);
  return (
    <FieldList
      label="Overview"
      fields={[
        { label: "Debug ID", value: withCopy("the log's ID", log.debugId) },
        { label: "Timestamp", value: longMomentText(log.recordedAt) },
        { label: "Route", value: log.route },
        { label: "Feature Type", value: log.featureTypeText },
        { label: "User ID", value: withName(log.userId, log.user?.displayName) },
        {
          label: "Customer ID",
          value: details?.customer ? <TextLink to={paths.customer(details.customer.slug)}>{customer}</TextLink> : customer,
        },
        { label: "Initiation Type", value: log.initiationTypeText },
        { label: "Workflow Type", value: details?.workflowType },
        { label: "LLM Model", value: details?.llmModel },
        { label: "Severity", value: details?.severity },
        { label: "Tags", value: details?.tags.join(", ") },
        { label: "Created At", value: longMomentText(details?.createdAt) },
        { label: "Updated At", value: longMomentText(details?.updatedAt) },
        { label: "Debug Notes", value: details?.debugNotes },
      ]}
    />
  );
}

/** A number, and the name that goes with it if it is known. */
function withName(number: number | null | undefined, name: string | null | undefined): string {
  return [number, name].filter((part) => part != null && part !== "").join(" · ");
}

/** A key with a button that copies it. */
function withCopy(what: string, key: string | null | undefined, to?: string) {
  return (
    key && (
      // The button is taller than the line, which must not move because of it.
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, my: "-3px" }}>
        {to === undefined ? <span>{key}</span> : <TextLink to={to}>{key}</TextLink>}
        <CopyButton what={what} text={key} />
      </Box>
    )
  );
}

/** What was asked and answered. */
function Conversation({ details }: TabProps) {
  const id = details?.conversationId;
  const isNew = details?.isNewConversation ?? null;
  return (
    <FieldList
      label="Conversation"
      fields={[
        { label: "Conversation ID", value: withCopy("the conversation's ID", id, paths.conversation(id ?? "")) },
        { label: "Interaction ID", value: withCopy("the interaction's ID", details?.interactionId) },
        { label: "Conversation Name", value: details?.conversationName },
        { label: "New Conversation", value: isNew === null ? null : isNew ? "Yes" : "No" },
        { label: "Conversation Preview", value: details?.conversationPreview },
        { label: "User Prompt", value: details?.userPrompt },
        { label: "User Messages", json: details?.userMessagesText ?? null },
        { label: "LLM Response", json: details?.llmResponseText ?? null },
        { label: "Messages", json: details?.messagesText ?? null },
      ]}
    />
  );
}

/** How long the answer took, and what it cost. */
function Performance({ details }: TabProps) {
  const milliseconds = details?.responseTimeMs ?? null;
  const label = details?.responseTimeLabel;
  // Below a second both are the same.
  const exact = milliseconds === null || milliseconds < 1000 ? "" : ` (${numberText(milliseconds)} ms)`;
  return (
    <FieldList
      label="Performance"
      fields={[
        { label: "Response Time", value: label && `${label}${exact}` },
        { label: "Prompt Tokens", value: numberText(details?.promptTokens) },
        { label: "Completion Tokens", value: numberText(details?.completionTokens) },
        { label: "Total Tokens", value: numberText(details?.totalTokens) },
        { label: "Tool Executions", value: numberText(details?.toolExecutionCount) },
        { label: "Max Steps Allowed", value: numberText(details?.maxStepsAllowed) },
      ]}
    />
  );
}

/** What the assistant worked with. */
function Technical({ details }: TabProps) {
  return (
    <FieldList
      label="Technical"
      fields={[
        { label: "Tools Called", json: details?.toolsCalledText ?? null },
        { label: "Tool Results", json: details?.toolResultsText ?? null },
        { label: "Prompt IDs", json: details?.promptIdsText ?? null },
        {
          label: "System Prompts",
          value: details?.systemPrompts && details.systemPrompts.length > 0 && <SystemPrompts prompts={details.systemPrompts} />,
        },
        { label: "System Prompt Details", json: details?.systemPromptDetailsText ?? null },
        { label: "DTO", json: details?.dtoText ?? null },
        { label: "Request Context", json: details?.requestContextText ?? null },
        { label: "Conversation Context", json: details?.conversationContextText ?? null },
        { label: "Conversation Metadata", json: details?.conversationMetadataText ?? null },
        { label: "Feature Context", json: details?.featureContextText ?? null },
        { label: "User Preferences", json: details?.userPreferencesText ?? null },
        { label: "Saved Filters", json: details?.savedFiltersText ?? null },
        { label: "Metadata", json: details?.metadataText ?? null },
        { label: "Inventory Parameters", json: details?.inventoryParametersText ?? null },
        { label: "Procedure Parameters", json: details?.procedureParametersText ?? null },
        { label: "Redis Keys", json: details?.redisKeysText ?? null },
      ]}
    />
  );
}

/** The system prompts of a log, in the versions that were used. */
function SystemPrompts({ prompts }: { prompts: NonNullable<Details["systemPrompts"]> }) {
  return prompts.map(({ systemPromptId, name, version }, place) => (
    // A prompt may come twice.
    <div key={`${place} ${systemPromptId}`}>
      <TextLink to={`${paths.aiInsights()}?prompt=${systemPromptId}`}>
        {version == null ? name : `${name}, version ${version}`}
      </TextLink>
    </div>
  ));
}

/** What went wrong. */
function Errors({ details }: TabProps) {
  const messages = details?.errorMessages ?? [];
  const list = (
    <Box component="ul" sx={{ display: "grid", gap: 1, m: 0, pl: 4 }}>
      {messages.map((message, place) => (
        // Messages may repeat. They never change their order.
        <li key={place}>{message}</li>
      ))}
    </Box>
  );
  return (
    <FieldList
      label="Errors"
      fields={[
        { label: "Error Messages", value: messages.length > 0 && list },
        { label: "Exceptions", json: details?.exceptionsText ?? null },
        { label: "Audience Filters Validation", value: details?.audienceFiltersValidationMessage },
      ]}
    />
  );
}

/** What the list knows of a log. */
function knownJson({ debugId, recordedAt, route, featureTypeText, userId, initiationTypeText, hasErrors }: Log): string {
  const [debugTimestamp, featureType, initiationType] = [recordedAt, featureTypeText, initiationTypeText];
  return JSON.stringify({ debugId, debugTimestamp, route, featureType, userId, initiationType, hasErrors });
}
