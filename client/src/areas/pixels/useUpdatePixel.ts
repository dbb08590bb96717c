import { graphql } from "react-relay";
import type { useSavePixelMutation } from "../../__generated__/useSavePixelMutation.graphql";
import { useSave } from "../../app/relay/useSave";

/** Creates or changes a pixel. */
export function useSavePixel(onSaved: () => Promise<void>) {
  return useSave<useSavePixelMutation>({
    mutation: graphql`
      mutation useSavePixelMutation($input: SavePixelInput!) {
        savePixel(input: $input) {
          pixel {
            name
            pageLabel
            funnelStageLabel
            ...PixelForm_pixel
          }
          errors {
            message
          }
        }
      }
    `,
    done: "Pixel saved",
    onSaved,
  });
}
