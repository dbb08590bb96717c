import { graphql } from "react-relay";
import type { useCheckPixelMutation } from "../../__generated__/useCheckPixelMutation.graphql";
import { showToast } from "../../app/toasts";
import { useCommit } from "../../app/relay/useCommit";

/** Asks whether a pixel has fired in the last three days, and says so. */
export function useCheckPixel(): [check: (pixelId: number) => Promise<void>, isBusy: boolean] {
  const [commit, isBusy] = useCommit<useCheckPixelMutation>(graphql`
    mutation useCheckPixelMutation($input: CheckPixelInput!) {
      checkPixel(input: $input) {
        hasFiredRecently
        errors {
          message
        }
      }
    }
  `);
  const check = async (pixelId: number) => {
    try {
      const { checkPixel } = await commit({ variables: { input: { pixelId } } });
      const hasFired = checkPixel?.hasFiredRecently ?? null;
      if (hasFired === null) throw new Error(checkPixel?.errors[0]?.message);
      if (hasFired) showToast("This pixel has fired in the last three days.");
      else showToast("This pixel has not fired in the last three days.", "orange");
    } catch (error) {
      console.error(`The check of pixel ${pixelId} failed.`, error);
      showToast("There was an error checking this pixel.", "red");
    }
  };
  return [check, isBusy];
}
