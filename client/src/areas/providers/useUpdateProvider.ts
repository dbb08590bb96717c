import { graphql } from "react-relay";
import type { useUpdateProviderMutation } from "../../__generated__/useUpdateProviderMutation.graphql";
import { useSave } from "../../app/relay/useSave";

/** Updates a provider. */
export function useUpdateProvider(onSaved: () => void) {
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
  });
}
