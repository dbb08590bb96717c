import { graphql } from "react-relay";
import type { useCheckPixelMutation } from "../../__generated__/useCheckPixelMutation.graphql";
import { useAction } from "../../app/relay/useAction";
import { useSubmit } from "../../app/relay/useSubmit";
import { showToast } from "../../app/toasts";

/** Checks whether a pixel has fired in the last three days, and shows the result as a toast. */
export function useCheckPixel() {
  const [submit] = useSubmit<useCheckPixelMutation>(graphql`
    mutation useCheckPixelMutation($input: CheckPixelInput!) {
      checkPixel(input: $input) {
        hasFiredRecently
        errors {
          message
        }
      }
    }
  `);
  return useAction(async (pixelId: number) => {
    const { hasFiredRecently } = await submit({ pixelId });
    if (hasFiredRecently === true) showToast("This pixel has fired in the last three days.");
    else showToast("This pixel has not fired in the last three days.", "orange");
  }, "There was an error checking this pixel.");
}
