import { graphql, readInlineData } from "react-relay";
import type { usePixelSearch_pixel$key } from "../../__generated__/usePixelSearch_pixel.graphql";
import { textSearch } from "../../ui/table/textSearch";
import { useUrlParam } from "../../ui/url/useUrlParam";

/** The search parameter that holds the text to find. */
export const PIXEL_TEXT = "text";

/** Tells whether a pixel has every word of the text in the address. */
export function usePixelSearch(): (pixel: usePixelSearch_pixel$key) => boolean {
  const [text] = useUrlParam(PIXEL_TEXT);
  const isFound = textSearch(text);
  return (pixel) => {
    const { pixelId, name, pageLabel, funnelStageLabel } = readInlineData(
      graphql`
        fragment usePixelSearch_pixel on Pixel @inline {
          pixelId
          name
          pageLabel
          funnelStageLabel
        }
      `,
      pixel,
    );
    return isFound(pixelId, name, pageLabel, funnelStageLabel);
  };
}
