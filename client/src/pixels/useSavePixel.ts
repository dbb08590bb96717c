import { graphql } from "react-relay";
import type { SavePixelInput, useSavePixelMutation } from "../__generated__/useSavePixelMutation.graphql";
import { reasonOf } from "../app/errors";
import { withOverlay } from "../app/overlay";
import { showToast } from "../app/toasts";
import { useCommit } from "../app/useCommit";

/**
 * Saves a pixel, has the list read again and says so. It answers null, or in words why the pixel was not
 * saved.
 */
export function useSavePixel(): [
  save: (input: SavePixelInput, readAgain: () => Promise<void>) => Promise<string | null>,
  isBusy: boolean,
] {
  const [commit, isBusy] = useCommit<useSavePixelMutation>(graphql`
    mutation useSavePixelMutation($input: SavePixelInput!) {
      savePixel(input: $input) {
        errors {
          message
        }
      }
    }
  `);
  const save = async (input: SavePixelInput, readAgain: () => Promise<void>) => {
    try {
      const { savePixel } = await commit({ variables: { input } });
      const problems = savePixel?.errors ?? [];
      if (problems.length > 0) return problems.map(({ message }) => message).join(" ");
    } catch (error) {
      console.error("The pixel was not saved.", error);
      return reasonOf(error);
    }
    await readAgain().catch((error: unknown) => console.error("Could not load pixels.", error));
    showToast("Pixel saved");
    return null;
  };
  return [(input, readAgain) => withOverlay(save(input, readAgain)), isBusy];
}
