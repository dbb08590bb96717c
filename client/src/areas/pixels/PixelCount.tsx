import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { PixelCount_query$key } from "../../__generated__/PixelCount_query.graphql";
import { numberText } from "../../ui/text/format";
import { usePixelSearch } from "./usePixelSearch";

/** How many pixels are listed, of how many that the customer or the campaign has. */
export function PixelCount({ query }: { query: PixelCount_query$key }) {
  const { pixels } = useFragment(
    graphql`
      fragment PixelCount_query on Query @argumentDefinitions(of: { type: "PixelsOf!" }) @throwOnFieldError {
        pixels(of: $of, first: 5000) {
          totalCount
          nodes {
            ...usePixelSearch_pixel
          }
        }
      }
    `,
    query,
  );
  const isFound = usePixelSearch();
  const { totalCount, nodes } = pixels;
  const shown = nodes.filter(isFound).length;
  const all = `${numberText(totalCount)} ${totalCount === 1 ? "pixel" : "pixels"}`;
  return (
    <Box component="span" role="status">
      {shown === totalCount ? all : `${numberText(shown)} of ${all}`}
    </Box>
  );
}
