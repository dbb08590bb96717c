import { graphql, useFragment } from "react-relay";
import type { useUnlockProvider_provider$key } from "../../__generated__/useUnlockProvider_provider.graphql";
import type { useUnlockProviderMutation } from "../../__generated__/useUnlockProviderMutation.graphql";
import { withOverlay } from "../../app/overlay";
import { useAction } from "../../app/relay/useAction";
import { useSubmit } from "../../app/relay/useSubmit";
import { showToast } from "../../app/toasts";

type Unlocking = {
  unlock: () => void;
  isBusy: boolean;
  /** Why the lock cannot be taken off; null if it can. */
  reason: string | null;
};

/** Takes the lock off a provider; for lock maintainers. */
export function useUnlockProvider(provider: useUnlockProvider_provider$key, onUnlocked: () => void): Unlocking {
  const { providerId, lock } = useFragment(
    graphql`
      fragment useUnlockProvider_provider on Provider {
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
  const [submit] = useSubmit<useUnlockProviderMutation>(graphql`
    mutation useUnlockProviderMutation($input: UnlockProviderInput!) {
      unlockProvider(input: $input) {
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
        errors {
          message
        }
      }
    }
  `);
  const [unlock, isBusy] = useAction(async () => {
    await withOverlay(submit({ providerId }));
    showToast("Provider unlocked");
    onUnlocked();
  }, "There was an error unlocking this provider.");
  const reason = lock == null ? "The lock of this provider is not known." : (lock.unlock.reason ?? null);
  return { unlock, isBusy, reason };
}
