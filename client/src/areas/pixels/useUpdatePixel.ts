import { graphql } from "react-relay";
import type { useUpdatePixelMutation } from "../../__generated__/useUpdatePixelMutation.graphql";
import { useSave } from "../../app/relay/useSave";

/** Updates a pixel. */
export function useUpdatePixel(onSaved: () => Promise<void>) {
  return useSave<useUpdatePixelMutation>({
    mutation: graphql`
      mutation useUpdatePixelMutation($input: UpdatePixelInput!) {
        updatePixel(input: $input) {
          pixel {
            name
            pageLabel
            funnelStageLabel
            campaign @catch(to: NULL) {
              ...PixelForm_campaign
            }
            ...PixelForm_pixel
          }
          errors {
            code
            message
          }
        }
      }
    `,
    done: "Pixel saved",
    onSaved,
  });
}
