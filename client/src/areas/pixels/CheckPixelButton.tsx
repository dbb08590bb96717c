import { graphql, useFragment } from "react-relay";
import type { CheckPixelButton_pixel$key } from "../../__generated__/CheckPixelButton_pixel.graphql";
import { PixelCheckResult } from "./PixelCheckResult";
import { useCheckPixel } from "./useCheckPixels";
import { ScreenButton } from "../../ui/layout/ScreenButton";

/** Checks whether a pixel has fired recently, and keeps the result below. It belongs into a row of buttons that wraps. */
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
  const { check, isBusy, latest } = useCheckPixel(pixelId);
  return (
    <>
      <ScreenButton label="Check" aria-label={`Check ${name}`} loading={isBusy} onClick={check} />
      {latest !== null && <PixelCheckResult check={latest} name={name} />}
    </>
  );
}
