import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { PipelineSourcesNote_query$key } from "../../../__generated__/PipelineSourcesNote_query.graphql";

type Props = {
  query: PipelineSourcesNote_query$key;
  /** Whether it is in a card whose content runs to the edges. */
  isInCard?: boolean;
};

/** Says which of the two lists of jobs is missing, above what was read from the other. */
export function PipelineSourcesNote({ query, isInCard = false }: Props) {
  const { pipelineJobSources } = useFragment(
    graphql`
      fragment PipelineSourcesNote_query on Query @throwOnFieldError {
        pipelineJobSources {
          missing {
            message
          }
        }
      }
    `,
    query,
  );
  const { missing } = pipelineJobSources;
  return (
    missing && (
      <Box sx={isInCard ? { px: 4, py: 3 } : undefined}>
        <Alert severity="warning">{missing.message}</Alert>
      </Box>
    )
  );
}
