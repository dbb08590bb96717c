import { graphql } from "react-relay";
import type { useUnlockStuckMutation } from "../../__generated__/useUnlockStuckMutation.graphql";
import { useAction } from "../../app/relay/useAction";
import { useSubmit } from "../../app/relay/useSubmit";
import { showToast } from "../../app/toasts";

/** Takes the lock off a provider, and refetches what needs attention. */
export function useUnlockStuck(refetch: () => Promise<void>): [run: (key: number) => void, isBusy: boolean] {
  const [submit] = useSubmit<useUnlockStuckMutation>(graphql`
    mutation useUnlockStuckMutation($input: UnlockProviderInput!) {
      unlockProvider(input: $input) {
        errors {
          message
        }
      }
    }
  `);
  return useAction(async (providerId: number) => {
    try {
      await submit({ providerId });
      showToast("Provider unlocked");
    } finally {
      // After a refusal, too: the list is out of date then.
      void refetch();
    }
  }, "There was an error unlocking this provider.");
}
