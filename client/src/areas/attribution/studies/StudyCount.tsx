import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { StudyCount_query$key } from "../../../__generated__/StudyCount_query.graphql";
import { numberText } from "../../../ui/text/format";
import { tabularNumbers } from "../../../ui/layout/style";

type Props = {
  query: StudyCount_query$key;
  /** Whether the list leaves any studies out. */
  isFiltered: boolean;
};

/** How many studies there are, and how many of them match the filters now. */
export function StudyCount({ query, isFiltered }: Props) {
  const { all, matching } = useFragment(
    graphql`
      fragment StudyCount_query on Query
      @argumentDefinitions(filter: { type: "AttributionStudyFilter!" })
      @throwOnFieldError {
        all: studies {
          totalCount
        }
        matching: studies(filter: $filter) {
          totalCount
        }
      }
    `,
    query,
  );
  return (
    <Box role="status" sx={{ mb: -2, color: "text.secondary", fontSize: 13, ...tabularNumbers }}>
      {isFiltered
        ? `Showing ${numberText(matching.totalCount)} of ${numberText(all.totalCount)} studies`
        : `Showing all ${numberText(all.totalCount)} studies`}
    </Box>
  );
}
