import { graphql, useFragment } from "react-relay";
import type { useUnlockProviders_provider$key } from "../../__generated__/useUnlockProviders_provider.graphql";
import type { useUnlockProvidersOneMutation } from "../../__generated__/useUnlockProvidersOneMutation.graphql";
import type { useUnlockProvidersMutation } from "../../__generated__/useUnlockProvidersMutation.graphql";
import { type BulkOutcome, outcomeOf } from "../../app/bulk/bulkRun";
import { onlyOutcome } from "../../app/relay/errors";
import { useSubmit } from "../../app/relay/useSubmit";

type Unlocking = {
  unlock: () => void;
  isBusy: boolean;
  /** Why the lock cannot be taken off; null if it can. */
  reason: string | null;
};

/** Takes the lock off a provider; for lock maintainers. */
export function useUnlockProvider(provider: useUnlockProviders_provider$key, onUnlocked: () => void): Unlocking {
  const { providerId, lock } = useFragment(
    graphql`
      fragment useUnlockProviders_provider on Provider {
        providerId
        lock @include(if: $isLockMaintainer) @catch(to: NULL) {
          unlock {
            reason
          }
        }
      }
    `,
    provider,
  );
  const { submit, isBusy } = useSubmit<useUnlockProvidersOneMutation>(
    graphql`
      mutation useUnlockProvidersOneMutation($input: UnlockProvidersInput!) {
        unlockProviders(input: $input) {
          outcomes {
            provider {
              lock {
                isLocked
                expiresAt
                neverExpires
                isUnlockRecommended
                changesAt
                unlock {
                  reason
                }
              }
            }
            error {
              message
            }
          }
          errors {
            message
          }
        }
      }
    `,
    {
      done: "Provider unlocked",
      failed: "There was an error unlocking this provider.",
      hasOverlay: true,
      onDone: (payload) => {
        onlyOutcome(payload);
        onUnlocked();
      },
    },
  );
  const reason = lock == null ? "The lock of this provider is not known." : (lock.unlock.reason ?? null);
  return { unlock: () => submit({ providerIds: [providerId] }), isBusy, reason };
}

/** Unlocks providers; for lock maintainers. */
export function useUnlockProviders(): (providers: readonly { readonly providerId: number }[]) => Promise<readonly BulkOutcome[]> {
  const { send } = useSubmit<useUnlockProvidersMutation>(graphql`
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
    const { outcomes } = await send({ providerIds: providers.map(({ providerId }) => providerId) });
    return outcomes.map(({ providerId, error }) => outcomeOf(String(providerId), error));
  };
}
