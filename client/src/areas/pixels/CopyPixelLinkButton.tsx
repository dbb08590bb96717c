import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import type { CopyPixelLinkButton_pixel$key } from "../../__generated__/CopyPixelLinkButton_pixel.graphql";
import { showToast } from "../../app/toasts";

/** Puts a pixel's tracking address on the clipboard. */
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
  const copy = async () => {
    try {
      // Without a secure connection browsers have no clipboard to write to.
      await navigator.clipboard.writeText(link);
      showToast("Pixel link copied to clipboard!");
    } catch (error) {
      console.error("The link of a pixel could not be copied.", error);
      showToast("Failed to copy pixel link", "red");
    }
  };
  return (
    <Button aria-label={`Copy Link of ${name}`} onClick={() => void copy()}>
      Copy Link
    </Button>
  );
}
