import { graphql } from "react-relay";
import type { useUnlockProviderMutation } from "../../__generated__/useUnlockProviderMutation.graphql";
import { withOverlay } from "../../app/overlay";
import { showToast } from "../../app/toasts";
import { useCommit } from "../../app/relay/useCommit";

/** Takes the lock off a provider. */
export function useUnlockProvider(onUnlocked: () => void): [unlock: (providerId: number) => void, isBusy: boolean] {
  const [commit, isBusy] = useCommit<useUnlockProviderMutation>(graphql`
    mutation useUnlockProviderMutation($input: UnlockProviderInput!) {
      unlockProvider(input: $input) {
        errors {
          message
        }
      }
    }
  `);
  const attempt = async (providerId: number) => {
    const { unlockProvider } = await commit({ variables: { input: { providerId } } });
    const refusal = unlockProvider?.errors[0];
    if (refusal !== undefined) throw new Error(refusal.message);
    showToast("Provider unlocked");
    onUnlocked();
  };
  const unlock = (providerId: number) => {
    withOverlay(attempt(providerId)).catch((error: unknown) => {
      console.error(`Provider ${providerId} could not be unlocked.`, error);
      showToast("There was an error unlocking this provider.", "red");
    });
  };
  return [unlock, isBusy];
}
