import Box from "@mui/material/Box";
import { type ReactNode, useId } from "react";
import { graphql } from "react-relay";
import type { SuggestedPromptDialogQuery } from "../../../__generated__/SuggestedPromptDialogQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { EmptyState } from "../../../ui/table/EmptyState";
import { finalReason } from "../../../ui/feedback/finalReason";
import { ContentFailure } from "./ContentFailure";
import { PromptFacts } from "./PromptFacts";
import { PromptFrame } from "./PromptFrame";
import { PromptText } from "./PromptText";
import { WorkflowBadge } from "./WorkflowBadge";

const query = graphql`
  query SuggestedPromptDialogQuery($suggestedPromptId: Int!) @throwOnFieldError {
    suggestedPrompt(by: { suggestedPromptId: $suggestedPromptId }) {
      title
      workflowName
      version
      createdAt
      isActive
      content @catch {
        description
        text
        ...PromptFacts_content
      }
    }
  }
`;

type Props = { suggestedPromptId: number; onClose: () => void };

/** A suggested prompt with its description and its content. */
export function SuggestedPromptDialog({ suggestedPromptId, onClose }: Props) {
  const loadable = usePanelQuery<SuggestedPromptDialogQuery>("the prompt", query, { suggestedPromptId });
  return (
    <PromptFrame
      prompt={loadable}
      title="Suggested Prompt"
      titleOf={({ suggestedPrompt }) => suggestedPrompt?.title}
      textOf={({ suggestedPrompt }) => (suggestedPrompt?.content.ok ? suggestedPrompt.content.value.text : undefined)}
      onClose={onClose}
    >
      {({ suggestedPrompt }) => {
        if (!suggestedPrompt) return <EmptyState text="Prompt not found." />;
        const { workflowName, version, createdAt, isActive, content } = suggestedPrompt;
        return (
          <>
            <PromptFacts
              kind={{ label: "Workflow", value: workflowName && <WorkflowBadge name={workflowName} /> }}
              version={version}
              createdAt={createdAt}
              isActive={isActive}
              content={content.ok ? content.value : null}
            />
            <Part title="Description">
              {content.ok ? (
                <PromptText label="Description" text={content.value.description} emptyText="This prompt has no description." />
              ) : (
                <ContentFailure what="description" reason={finalReason(content.errors)} />
              )}
            </Part>
            <Part title="Prompt Content">
              {content.ok ? (
                <PromptText label="Prompt content" text={content.value.text} emptyText="This prompt has no content." />
              ) : (
                <ContentFailure
                  what="content"
                  reason={finalReason(content.errors)}
                  onRetry={() => void loadable.refetch()}
                  isBusy={loadable.isRefetching}
                />
              )}
            </Part>
          </>
        );
      }}
    </PromptFrame>
  );
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
