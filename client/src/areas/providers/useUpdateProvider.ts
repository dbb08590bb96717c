import { graphql } from "react-relay";
import type { useSaveProviderMutation } from "../../__generated__/useSaveProviderMutation.graphql";
import { useSave } from "../../app/relay/useSave";

type Handlers = {
  onSaved: () => void;
  /** Called when someone else has saved the provider meanwhile, so that the screen is out of date. */
  onConflict: () => void;
};

/** Creates or changes a provider. */
export function useSaveProvider({ onSaved, onConflict }: Handlers) {
  return useSave<useSaveProviderMutation>({
    mutation: graphql`
      mutation useSaveProviderMutation($input: SaveProviderInput!) {
        saveProvider(input: $input) {
          provider {
            typeLabel
            ...ProviderConfigCell_provider
            ...ProviderForm_provider
            ...ProviderHealthChip_provider
          }
          errors {
            code
            message
          }
        }
      }
    `,
    done: "Provider saved",
    onSaved,
    onRefused: (errors) => {
      if (errors.some(({ code }) => code === "CONFLICT")) onConflict();
    },
  });
}
