import { graphql } from "react-relay";
import type { SavePixelInput, useSavePixelMutation } from "../../__generated__/useSavePixelMutation.graphql";
import { useSave } from "../../app/relay/useSave";
import type { Save } from "../../app/relay/useSave";

type Handlers = {
  /** Reads again whatever shows pixels; it never rejects. */
  readAgain: () => Promise<void>;
  onSaved: () => void;
};

/** Creates or changes a pixel. */
export function useSavePixel({ readAgain, onSaved }: Handlers): Save<SavePixelInput> {
  return useSave<useSavePixelMutation, { message: string }>({
    mutation: graphql`
      mutation useSavePixelMutation($input: SavePixelInput!) {
        savePixel(input: $input) {
          errors {
            message
          }
        }
      }
    `,
    errorsOf: ({ savePixel }) => savePixel?.errors,
    done: "Pixel saved",
    onSaved: async () => {
      await readAgain();
      onSaved();
    },
  });
}
