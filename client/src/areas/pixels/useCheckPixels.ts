import { graphql } from "react-relay";
import type { useCheckPixelsMutation } from "../../__generated__/useCheckPixelsMutation.graphql";
import { type BulkOutcome, outcomeOf } from "../../app/bulk/bulkRun";
import { onlyOutcome } from "../../app/relay/errors";
import { useAction } from "../../app/relay/useSubmit";
import { useSubmit } from "../../app/relay/useSubmit";
import { onSessionEnd } from "../../app/session/session";
import { showToast } from "../../app/toasts";
import { createStore } from "../../ui/externalStore";

/** The result of the latest check of a pixel. */
export type PixelCheck = { readonly outcome: "fired" | "silent" | "failed"; readonly at: Date };

/** The latest checks by pixel, which outlast the screen that started them. */
const latestChecks = createStore<ReadonlyMap<number, PixelCheck>>(new Map());

onSessionEnd(() => latestChecks.set(new Map()));

/** Records the outcome of a check of a pixel that has just ended. */
function noteCheck(pixelId: number, outcome: PixelCheck["outcome"]): void {
  latestChecks.set(new Map(latestChecks.get()).set(pixelId, { outcome, at: new Date() }));
}

/** The latest check of a pixel; null if it was not checked. */
export const latestCheck = (pixelId: number) => latestChecks.get().get(pixelId) ?? null;

const mutation = graphql`
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
`;

/** Checks whether a pixel has fired in the last three days. A toast shows the result, which is returned as well. */
export function useCheckPixel(pixelId: number): { check: () => void; isBusy: boolean; latest: PixelCheck | null } {
  const latest = latestChecks.useValue().get(pixelId) ?? null;
  const { send } = useSubmit<useCheckPixelsMutation>(mutation);
  const finish = (outcome: PixelCheck["outcome"]) => noteCheck(pixelId, outcome);
  const [check, isBusy] = useAction(async () => {
    const { hasFiredRecently } = await send({ pixelIds: [pixelId] })
      .then(onlyOutcome)
      .catch((error: unknown) => {
        finish("failed");
        throw error;
      });
    finish(hasFiredRecently === true ? "fired" : "silent");
    if (hasFiredRecently === true) showToast("This pixel has fired in the last three days.");
    else showToast("This pixel has not fired in the last three days.", "orange");
  }, "There was an error checking this pixel.");
  return { check, isBusy, latest };
}

/** Checks which pixels have fired in the last three days. The rows of the list keep the results. */
export function useCheckPixels(): (pixels: readonly { readonly pixelId: number }[]) => Promise<readonly BulkOutcome[]> {
  const { send } = useSubmit<useCheckPixelsMutation>(mutation);
  return async (pixels) => {
    const { outcomes } = await send({ pixelIds: pixels.map(({ pixelId }) => pixelId) });
    return outcomes.map(({ pixelId, hasFiredRecently, error }) => {
      noteCheck(pixelId, error ? "failed" : hasFiredRecently === true ? "fired" : "silent");
      return outcomeOf(String(pixelId), error);
    });
  };
}
