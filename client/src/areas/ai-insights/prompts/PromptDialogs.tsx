import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { graphql } from "react-relay";
import type { PromptDialogsSuggestedQuery } from "../../../__generated__/PromptDialogsSuggestedQuery.graphql";
import type { PromptDialogsSystemQuery } from "../../../__generated__/PromptDialogsSystemQuery.graphql";
import { useCopy } from "../../../app/CopyButton";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { finalReason, reasonOf } from "../../../ui/feedback/finalReason";
import { LabelledSpinner } from "../../../ui/feedback/skeletons";
import { InfoDialog } from "../../../ui/layout/InfoDialog";
import { KeyFacts } from "../../../ui/layout/KeyFacts";
import { type Loadable, Panel } from "../../../ui/layout/Panel";
import { EmptyState } from "../../../ui/table/EmptyState";
import { longMomentText, numberText } from "../../../ui/text/format";
import { Markdown } from "../../../ui/text/Markdown";
import { PartFailure } from "../PartFailure";
import { StatusBadge, SystemPromptBadge, WorkflowBadge } from "./promptBadges";

// Few visits compare, and the code that does is not small.
const PromptComparison = lazy(async () => ({ default: (await import("./PromptComparison")).PromptComparison }));

type Prompt = {
  title: string;
  badge: ReactNode;
  version?: string | null;
  createdAt?: string | null;
  isActive: boolean;
  content: { ok: true; value: Content } | { ok: false; errors: readonly unknown[] };
};

type Content = {
  text: string;
  /** Of suggested prompts only. */
  description?: string;
  characterCount: number;
  tokenCount: number;
};

const systemQuery = graphql`
  query PromptDialogsSystemQuery($systemPromptId: Int!) @throwOnFieldError {
    systemPrompt(systemPromptId: $systemPromptId) {
      title: name
      type
      typeLabel
      version
      createdAt
      isActive
      content @catch {
        text
        characterCount
        tokenCount
      }
    }
  }
`;

/** A system prompt with its content. */
export function SystemPromptDialog({ systemPromptId, onClose }: { systemPromptId: number; onClose: () => void }) {
  const loadable = usePanelQuery<PromptDialogsSystemQuery>("the prompt", systemQuery, { systemPromptId });
  return (
    <PromptDialog
      loadable={loadable}
      title="System Prompt"
      badgeLabel="Feature Type"
      read={({ systemPrompt: prompt }) => prompt && { ...prompt, badge: prompt.typeLabel && <SystemPromptBadge type={prompt.type} label={prompt.typeLabel} /> }}
      compare={(name, text) => <PromptComparison systemPromptId={systemPromptId} name={name} text={text} />}
      onClose={onClose}
    />
  );
}

const suggestedQuery = graphql`
  query PromptDialogsSuggestedQuery($suggestedPromptId: Int!) @throwOnFieldError {
    suggestedPrompt(suggestedPromptId: $suggestedPromptId) {
      title
      workflowName
      version
      createdAt
      isActive
      content @catch {
        description
        text
        characterCount
        tokenCount
      }
    }
  }
`;

/** A suggested prompt with its description and its content. */
export function SuggestedPromptDialog({ suggestedPromptId, onClose }: { suggestedPromptId: number; onClose: () => void }) {
  const loadable = usePanelQuery<PromptDialogsSuggestedQuery>("the prompt", suggestedQuery, { suggestedPromptId });
  return (
    <PromptDialog
      loadable={loadable}
      title="Suggested Prompt"
      badgeLabel="Workflow"
      hasDescription
      read={({ suggestedPrompt: prompt }) => prompt && { ...prompt, badge: prompt.workflowName && <WorkflowBadge name={prompt.workflowName} /> }}
      onClose={onClose}
    />
  );
}

type Props<Data> = {
  loadable: Loadable<Data>;
  /** The title until the prompt's own has arrived. */
  title: string;
  badgeLabel: string;
  hasDescription?: boolean;
  /** Null if there is no such prompt. */
  read: (data: Data) => Prompt | null | undefined;
  /** Draws what the text has changed since another version, for prompts that have versions. */
  compare?: (name: string, text: string) => ReactNode;
  onClose: () => void;
};

function PromptDialog<Data>({ loadable: prompt, title, badgeLabel, hasDescription = false, read, compare, onClose }: Props<Data>) {
  const [copy] = useCopy("Content copied to clipboard!", "Failed to copy content.", "orange");
  const [isComparing, setComparing] = useState(false);
  // A refetch that fails shows where the content is missing.
  const loadable = { ...prompt, isStale: false };
  return (
    <InfoDialog
      title={
        <Panel loadable={loadable} skeleton={title} renderError={() => title}>
          {(data) => read(data)?.title ?? title}
        </Panel>
      }
      maxWidth="md"
      onClose={onClose}
      actions={
        <>
          <Panel loadable={loadable} skeleton={null} renderError={() => null}>
            {(data) => {
              const content = read(data)?.content;
              const text = content?.ok ? content.value.text : "";
              return (
                text !== "" && (
                  <>
                    {compare !== undefined && (
                      <Button aria-pressed={isComparing} onClick={() => setComparing(!isComparing)}>
                        Compare Versions
                      </Button>
                    )}
                    <Button onClick={() => copy(text)}>Copy</Button>
                  </>
                )
              );
            }}
          </Panel>
          <Button variant="contained" color="primary" onClick={onClose} autoFocus>
            Close
          </Button>
        </>
      }
      // Fixed, so that nothing moves when the content arrives.
      contentSx={{ px: 6, height: "60vh" }}
      isOnlyText
    >
      <Panel
        loadable={loadable}
        skeleton={<LabelledSpinner label="Loading full prompt content..." />}
        renderError={() => (
          <PartFailure
            message="Error loading prompt content."
            reason={reasonOf(prompt.latestFailure())}
            onRetry={prompt.retry}
            isBusy={prompt.isRetrying}
          />
        )}
      >
        {(data) => {
          const shown = read(data);
          if (!shown) return <EmptyState text="Prompt not found." />;
          const { badge, version, createdAt, isActive, content } = shown;
          const counts = content.ok ? content.value : null;
          const text = !content.ok ? (
            <PartFailure
              message="Error loading prompt content."
              reason={finalReason(content.errors)}
              onRetry={() => void prompt.refetch()}
              isBusy={prompt.isRefetching}
            />
          ) : isComparing && compare !== undefined ? (
            <Suspense fallback={<LabelledSpinner label="Loading versions" />}>{compare(shown.title, content.value.text)}</Suspense>
          ) : (
            <PromptText label="Prompt content" text={content.value.text} emptyText="This prompt has no content." />
          );
          return (
            <>
              <Box sx={{ pb: 4, mb: 4, borderBottom: 1, borderColor: "divider" }}>
                <KeyFacts
                  label="Prompt"
                  facts={[
                    { label: badgeLabel, value: badge || "—" },
                    { label: "Version", value: version ?? "—" },
                    { label: "Status", value: <StatusBadge isActive={isActive} /> },
                    { label: "Created", value: longMomentText(createdAt) || "—" },
                    { label: "Characters", value: numberText(counts?.characterCount) || "—" },
                    { label: "Tokens", value: numberText(counts?.tokenCount) || "—" },
                  ]}
                />
              </Box>
              {hasDescription ? (
                <>
                  <Part title="Description">
                    {content.ok ? (
                      <PromptText label="Description" text={content.value.description ?? ""} emptyText="This prompt has no description." />
                    ) : (
                      <PartFailure message="Error loading prompt description." reason={finalReason(content.errors)} />
                    )}
                  </Part>
                  <Part title="Prompt Content">{text}</Part>
                </>
              ) : (
                text
              )}
            </>
          );
        }}
      </Panel>
    </InfoDialog>
  );
}

function PromptText({ label, text, emptyText }: { label: string; text: string; emptyText: string }) {
  if (text.trim() !== "") return <Markdown label={label} text={text} />;
  return <Box sx={{ color: "text.secondary" }}>{emptyText}</Box>;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const label = useId();
  return (
    <Box component="section" aria-labelledby={label} sx={{ mb: 4, "&:last-of-type": { mb: 0 } }}>
      {/* No heading: the text below begins with headings of its own, which are of any level. */}
      <Box id={label} sx={{ mb: 1, typography: "h3" }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}
