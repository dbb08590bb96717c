import { graphql } from "react-relay";
import type { SystemPromptDialogQuery } from "../../../__generated__/SystemPromptDialogQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { EmptyState } from "../../../ui/table/EmptyState";
import { finalReason } from "../../../ui/feedback/finalReason";
import { ContentFailure } from "./ContentFailure";
import { PromptFacts } from "./PromptFacts";
import { PromptFrame } from "./PromptFrame";
import { PromptText } from "./PromptText";
import { PromptTypeBadge } from "./PromptTypeBadge";

const query = graphql`
  query SystemPromptDialogQuery($systemPromptId: Int!) @throwOnFieldError {
    systemPrompt(by: { systemPromptId: $systemPromptId }) {
      name
      typeLabel
      version
      createdAt
      isActive
      ...PromptTypeBadge_prompt
      content @catch {
        text
        ...PromptFacts_content
      }
    }
  }
`;

type Props = { systemPromptId: number; onClose: () => void };

/** A system prompt with its content. */
export function SystemPromptDialog({ systemPromptId, onClose }: Props) {
  const loadable = usePanelQuery<SystemPromptDialogQuery>("the prompt", query, { systemPromptId });
  return (
    <PromptFrame
      prompt={loadable}
      title="System Prompt"
      titleOf={({ systemPrompt }) => systemPrompt?.name}
      textOf={({ systemPrompt }) => (systemPrompt?.content.ok ? systemPrompt.content.value.text : undefined)}
      onClose={onClose}
    >
      {({ systemPrompt }) => {
        if (!systemPrompt) return <EmptyState text="Prompt not found." />;
        const { typeLabel, version, createdAt, isActive, content } = systemPrompt;
        return (
          <>
            <PromptFacts
              kind={{ label: "Feature Type", value: typeLabel && <PromptTypeBadge prompt={systemPrompt} /> }}
              version={version}
              createdAt={createdAt}
              isActive={isActive}
              content={content.ok ? content.value : null}
            />
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
          </>
        );
      }}
    </PromptFrame>
  );
}
