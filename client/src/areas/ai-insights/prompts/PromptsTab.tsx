import { lazy, Suspense } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { PromptsTabSuggestedQuery } from "../../../__generated__/PromptsTabSuggestedQuery.graphql";
import type { PromptsTabSystemQuery } from "../../../__generated__/PromptsTabSystemQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../../app/relay/usePanelQuery";
import { LabelledSpinner } from "../../../ui/feedback/LabelledSpinner";
import { Panel } from "../../../ui/layout/Panel";
import { Surface } from "../../../ui/layout/Surface";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { wholeNumber } from "../../../ui/form/wholeNumber";
import { useEver } from "../useEver";
import { PromptFilterBar } from "./PromptFilterBar";
import { OLDEST, ORDER, PROMPT, promptKindOf } from "./promptList";
import { SuggestedPromptCount } from "./SuggestedPromptCount";
import { SuggestedPromptsTable } from "./SuggestedPromptsTable";
import { SystemPromptCount } from "./SystemPromptCount";
import { SystemPromptsTable } from "./SystemPromptsTable";
import { SystemPromptTypeField } from "./SystemPromptTypeField";
import { WorkflowField } from "./WorkflowField";

// They need the code that reads markdown.
const SystemPromptDialog = lazy(async () => ({ default: (await import("./SystemPromptDialog")).SystemPromptDialog }));
const SuggestedPromptDialog = lazy(async () => ({ default: (await import("./SuggestedPromptDialog")).SuggestedPromptDialog }));

const systemQuery = graphql`
  query PromptsTabSystemQuery($direction: OrderDirection!) {
    ...SystemPromptTypeField_query
    ...SystemPromptCount_query
    ...SystemPromptsTable_query
  }
`;

const suggestedQuery = graphql`
  query PromptsTabSuggestedQuery {
    ...WorkflowField_query
    ...SuggestedPromptCount_query
    ...SuggestedPromptsTable_query
  }
`;

/** The two lists of prompts. */
export type PromptLists = {
  system: PanelQuery<PromptsTabSystemQuery>;
  suggested: PanelQuery<PromptsTabSuggestedQuery>;
};

/** Loads each list of prompts when it is first shown, and keeps it. */
export function usePromptLists(isTabOpen: boolean): PromptLists {
  const [search] = useSearchParams();
  const kind = promptKindOf(search);
  const needsSystem = useEver(isTabOpen && kind === "system");
  const needsSuggested = useEver(isTabOpen && kind === "suggested");
  return {
    system: usePanelQuery<PromptsTabSystemQuery>(
      "system prompts",
      systemQuery,
      needsSystem ? { direction: search.get(ORDER) === OLDEST ? "ASC" : "DESC" } : null,
    ),
    suggested: usePanelQuery<PromptsTabSuggestedQuery>("suggested prompts", suggestedQuery, needsSuggested ? {} : null),
  };
}

/** What the assistant is told, and the questions that it suggests. */
export function PromptsTab({ lists: { system, suggested } }: { lists: PromptLists }) {
  const [search] = useSearchParams();
  const [param, setPrompt] = useUrlParam(PROMPT);
  const kind = promptKindOf(search);
  const promptId = wholeNumber(param ?? "");
  const close = () => setPrompt(null, { replace: true });
  const loading = <LabelledSpinner label="Loading prompts..." />;
  return (
    <>
      <Surface flush>
        {kind === "system" ? (
          <>
            <PromptFilterBar
              kind={kind}
              groups={
                <Panel loadable={system} skeleton={<SystemPromptTypeField query={null} />} renderError={() => <SystemPromptTypeField query={null} />}>
                  {(data) => <SystemPromptTypeField query={data} />}
                </Panel>
              }
              count={
                <Panel loadable={system} skeleton={null} renderError={() => null}>
                  {(data) => <SystemPromptCount query={data} />}
                </Panel>
              }
            />
            <Panel loadable={system} skeleton={loading}>
              {(data) => <SystemPromptsTable query={data} />}
            </Panel>
          </>
        ) : (
          <>
            <PromptFilterBar
              kind={kind}
              groups={
                <Panel loadable={suggested} skeleton={<WorkflowField query={null} />} renderError={() => <WorkflowField query={null} />}>
                  {(data) => <WorkflowField query={data} />}
                </Panel>
              }
              count={
                <Panel loadable={suggested} skeleton={null} renderError={() => null}>
                  {(data) => <SuggestedPromptCount query={data} />}
                </Panel>
              }
            />
            <Panel loadable={suggested} skeleton={loading}>
              {(data) => <SuggestedPromptsTable query={data} />}
            </Panel>
          </>
        )}
      </Surface>
      {promptId !== null && (
        <Suspense>
          {kind === "system" ? (
            <SystemPromptDialog key={promptId} systemPromptId={promptId} onClose={close} />
          ) : (
            <SuggestedPromptDialog key={promptId} suggestedPromptId={promptId} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
