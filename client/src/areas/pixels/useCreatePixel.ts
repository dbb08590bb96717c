import { graphql } from "react-relay";
import type { useCreatePixelMutation } from "../../__generated__/useCreatePixelMutation.graphql";
import { useSave } from "../../app/relay/useSave";

/** Creates a pixel. */
export function useCreatePixel(onSaved: () => Promise<void>) {
  return useSave<useCreatePixelMutation>({
    mutation: graphql`
      mutation useCreatePixelMutation($input: CreatePixelInput!) {
        createPixel(input: $input) {
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
