import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import type { CopyPixelLinkButton_pixel$key } from "../../__generated__/CopyPixelLinkButton_pixel.graphql";
import { useCopyPixelLink } from "./useCopyPixelLink";

/** Copies a pixel's tracking address to the clipboard. */
export function CopyPixelLinkButton({ pixel }: { pixel: CopyPixelLinkButton_pixel$key }) {
  const { link, name } = useFragment(
    graphql`
      fragment CopyPixelLinkButton_pixel on Pixel {
        link
        name
      }
    `,
    pixel,
  );
  const [copy] = useCopyPixelLink();
  return (
    <Button aria-label={`Copy Link of ${name}`} onClick={() => copy(link)}>
      Copy Link
    </Button>
  );
}
