import { graphql } from "react-relay";
import type { SaveProviderInput, UserErrorCode, useSaveProviderMutation } from "../../__generated__/useSaveProviderMutation.graphql";
import { useSave } from "../../app/relay/useSave";
import type { Save } from "../../app/relay/useSave";

type Handlers = {
  onSaved: () => void;
  /** Somebody else has saved meanwhile: what is on the screen is old. */
  onConflict: () => void;
};

/** Creates or changes a provider. */
export function useSaveProvider({ onSaved, onConflict }: Handlers): Save<SaveProviderInput> {
  return useSave<useSaveProviderMutation, { code: UserErrorCode; message: string }>({
    mutation: graphql`
      mutation useSaveProviderMutation($input: SaveProviderInput!) {
        saveProvider(input: $input) {
          errors {
            code
            message
          }
        }
      }
    `,
    errorsOf: ({ saveProvider }) => saveProvider?.errors,
    done: "Provider saved",
    onSaved,
    onRefused: (errors) => {
      if (errors.some(({ code }) => code === "CONFLICT")) onConflict();
    },
  });
}
