import { graphql, useFragment } from "react-relay";
import type { DebugLogCount_query$key } from "../../__generated__/DebugLogCount_query.graphql";
import { numberText } from "../../ui/text/format";

/** How many logs pass the filters, beside the title. */
export function DebugLogCount({ query }: { query: DebugLogCount_query$key }) {
  const { debugLogs } = useFragment(
    graphql`
      fragment DebugLogCount_query on Query
      @argumentDefinitions(
        filter: { type: "DebugLogFilter" }
        orderBy: { type: "DebugLogOrder" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      )
      @throwOnFieldError {
        debugLogs(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
          totalCount
        }
      }
    `,
    query,
  );
  return ` (${numberText(debugLogs.totalCount)})`;
}
