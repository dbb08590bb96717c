import { graphql, useFragment } from "react-relay";
import type { CopyPixelLinkButton_pixel$key } from "../../__generated__/CopyPixelLinkButton_pixel.graphql";
import { useCopyPixelLink } from "./useCopyPixelLink";
import { ScreenButton } from "../../ui/layout/ScreenButton";

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
  return <ScreenButton label="Copy Link" aria-label={`Copy Link of ${name}`} onClick={() => copy(link)} />;
}
