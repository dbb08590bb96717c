import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import type { CheckPixelButton_pixel$key } from "../../__generated__/CheckPixelButton_pixel.graphql";
import { useCheckPixel } from "./useCheckPixel";

/** Checks whether a pixel has fired recently. */
export function CheckPixelButton({ pixel }: { pixel: CheckPixelButton_pixel$key }) {
  const { pixelId, name } = useFragment(
    graphql`
      fragment CheckPixelButton_pixel on Pixel {
        pixelId
        name
      }
    `,
    pixel,
  );
  const [check, isBusy] = useCheckPixel();
  return (
    <Button aria-label={`Check ${name}`} loading={isBusy} onClick={() => check(pixelId)}>
      Check
    </Button>
  );
}
