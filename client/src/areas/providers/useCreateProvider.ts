import { graphql } from "react-relay";
import type { useCreateProviderMutation } from "../../__generated__/useCreateProviderMutation.graphql";
import { useSave } from "../../app/relay/useSave";

/** Creates a provider. */
export function useCreateProvider(onSaved: (providerId: number | null) => void) {
  return useSave<useCreateProviderMutation>({
    mutation: graphql`
      mutation useCreateProviderMutation($input: CreateProviderInput!) {
        createProvider(input: $input) {
          provider {
            providerId
            typeLabel
            ...ProviderConfigCell_provider
            ...ProviderForm_provider
            ...ProviderStatusCell_provider
          }
          errors {
            message
          }
        }
      }
    `,
    done: "Provider saved",
    onSaved: ({ provider }) => onSaved(provider?.providerId ?? null),
  });
}
