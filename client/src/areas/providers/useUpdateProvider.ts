import { graphql } from "react-relay";
import type { useUpdateProviderMutation } from "../../__generated__/useUpdateProviderMutation.graphql";
import { useSave } from "../../app/relay/useSave";

type Handlers = {
  onSaved: () => void;
  /** Called when someone else has saved the provider meanwhile, so that the screen is out of date. */
  onConflict: () => void;
};

/** Updates a provider. */
export function useUpdateProvider({ onSaved, onConflict }: Handlers) {
  return useSave<useUpdateProviderMutation>({
    mutation: graphql`
      mutation useUpdateProviderMutation($input: UpdateProviderInput!) {
        updateProvider(input: $input) {
          provider {
            typeLabel
            ...ProviderConfigCell_provider
            ...ProviderForm_provider
            ...ProviderStatusCell_provider
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
