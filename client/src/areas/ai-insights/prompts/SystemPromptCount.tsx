import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type { SystemPromptCount_query$key } from "../../../__generated__/SystemPromptCount_query.graphql";
import { FilterCount } from "../../../ui/table/FilterBar";
import { numberText } from "../../../ui/text/format";
import { FEATURE, isShown } from "./promptList";

/** How many system prompts pass the filters. */
export function SystemPromptCount({ query }: { query: SystemPromptCount_query$key }) {
  const { systemPrompts } = useFragment(
    graphql`
      fragment SystemPromptCount_query on Query @throwOnFieldError {
        systemPrompts(first: 5000, orderBy: { field: VERSION, direction: $direction }) {
          nodes {
            typeText
            isActive
          }
        }
      }
    `,
    query,
  );
  const [search] = useSearchParams();
  const shown = systemPrompts.nodes.filter(({ typeText, isActive }) => isShown(search, FEATURE, { group: typeText, isActive }));
  return <FilterCount>{`${numberText(shown.length)} system prompts found`}</FilterCount>;
}
