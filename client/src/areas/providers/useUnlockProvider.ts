import { graphql } from "react-relay";
import type { useUnlockProviderMutation } from "../../__generated__/useUnlockProviderMutation.graphql";
import { withOverlay } from "../../app/overlay";
import { useAction } from "../../app/relay/useAction";
import { useSubmit } from "../../app/relay/useSubmit";
import { showToast } from "../../app/toasts";

/** Takes the lock off a provider. */
export function useUnlockProvider(onUnlocked: () => void) {
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
  return useAction(async (providerId: number) => {
    await withOverlay(submit({ providerId }));
    showToast("Provider unlocked");
    onUnlocked();
  }, "There was an error unlocking this provider.");
}
