import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type { SuggestedPromptCount_query$key } from "../../../__generated__/SuggestedPromptCount_query.graphql";
import { FilterCount } from "../../../ui/table/FilterBar";
import { numberText } from "../../../ui/text/format";
import { isShown, WORKFLOW } from "./promptList";

/** How many suggested prompts pass the filters. */
export function SuggestedPromptCount({ query }: { query: SuggestedPromptCount_query$key }) {
  const { suggestedPrompts } = useFragment(
    graphql`
      fragment SuggestedPromptCount_query on Query @throwOnFieldError {
        suggestedPrompts(first: 5000) {
          nodes {
            workflowName
            isActive
          }
        }
      }
    `,
    query,
  );
  const [search] = useSearchParams();
  const shown = suggestedPrompts.nodes.filter(({ workflowName, isActive }) =>
    isShown(search, WORKFLOW, { group: workflowName, isActive }),
  );
  return <FilterCount>{`${numberText(shown.length)} suggested prompts found`}</FilterCount>;
}
