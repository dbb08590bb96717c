import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import type { SiteFacts_frame$key } from "../../../__generated__/SiteFacts_frame.graphql";

type Props = { frames: SiteFacts_frame$key; onFrameOpen: (frameId: number) => void };

/** The name and address of a site, and its frames to open. */
export function SiteFacts({ frames: ref, onFrameOpen }: Props) {
  const frames = useFragment(
    graphql`
      fragment SiteFacts_frame on Frame @relay(plural: true) @throwOnFieldError {
        frameId
        frameRef
        site {
          name
          address
        }
      }
    `,
    ref,
  );
  const site = frames[0]?.site;
  return (
    <Box sx={{ pr: 4, overflowWrap: "anywhere" }}>
      <Box sx={{ fontWeight: 600 }}>{site?.name ?? "Site without a name"}</Box>
      {site?.address && <Box sx={{ color: "text.secondary" }}>{site.address}</Box>}
      <Box component="ul" aria-label="Frames of the site" sx={{ m: 0, mt: 2, p: 0, listStyle: "none", maxHeight: 200, overflow: "auto" }}>
        {frames.map(({ frameId, frameRef }) => (
          <li key={frameId}>
            <Button variant="text" color="primary" onClick={() => onFrameOpen(frameId)}>
              {frameRef ?? `Frame ${frameId}`}
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}
