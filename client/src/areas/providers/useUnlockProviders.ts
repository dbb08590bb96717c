import { graphql } from "react-relay";
import type { useUnlockProvidersMutation } from "../../__generated__/useUnlockProvidersMutation.graphql";
import { type BulkOutcome, outcomeOf } from "../../app/bulk/bulkRun";
import { useSubmit } from "../../app/relay/useSubmit";

/** Unlocks providers; for lock maintainers. */
export function useUnlockProviders(): (providers: readonly { readonly providerId: number }[]) => Promise<readonly BulkOutcome[]> {
  const [submit] = useSubmit<useUnlockProvidersMutation>(graphql`
    mutation useUnlockProvidersMutation($input: UnlockProvidersInput!) {
      unlockProviders(input: $input) {
        outcomes {
          providerId
          error {
            message
            isOutcomeUnknown
          }
        }
        errors {
          message
        }
      }
    }
  `);
  return async (providers) => {
    const { outcomes } = await submit({ providerIds: providers.map(({ providerId }) => providerId) });
    return outcomes.map(({ providerId, error }) => outcomeOf(String(providerId), error));
  };
}
