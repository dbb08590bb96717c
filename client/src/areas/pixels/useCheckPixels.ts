import { graphql } from "react-relay";
import type { useCheckPixelsMutation } from "../../__generated__/useCheckPixelsMutation.graphql";
import { type BulkOutcome, outcomeOf } from "../../app/bulk/bulkRun";
import { useSubmit } from "../../app/relay/useSubmit";
import { noteCheck } from "./useCheckPixel";

/** Checks which pixels have fired in the last three days. The rows of the list keep the results. */
export function useCheckPixels(): (pixels: readonly { readonly pixelId: number }[]) => Promise<readonly BulkOutcome[]> {
  const [submit] = useSubmit<useCheckPixelsMutation>(graphql`
    mutation useCheckPixelsMutation($input: CheckPixelsInput!) {
      checkPixels(input: $input) {
        outcomes {
          pixelId
          hasFiredRecently
          error {
            message
          }
        }
        errors {
          message
        }
      }
    }
  `);
  return async (pixels) => {
    const { outcomes } = await submit({ pixelIds: pixels.map(({ pixelId }) => pixelId) });
    return outcomes.map(({ pixelId, hasFiredRecently, error }) => {
      noteCheck(pixelId, error ? "failed" : hasFiredRecently === true ? "fired" : "silent");
      return outcomeOf(String(pixelId), error);
    });
  };
}
