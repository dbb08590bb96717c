import { graphql, useFragment } from "react-relay";
import type { UnlockProviderButton_provider$key } from "../../__generated__/UnlockProviderButton_provider.graphql";
import { ReasonedButton } from "../../ui/ReasonedButton";
import { useUnlockProvider } from "./useUnlockProvider";

type Props = { provider: UnlockProviderButton_provider$key; onUnlocked: () => void };

/** Takes the lock off a provider that has one; for lock maintainers. */
export function UnlockProviderButton({ provider, onUnlocked }: Props) {
  const { providerId, name, lock } = useFragment(
    graphql`
      fragment UnlockProviderButton_provider on Provider {
        providerId
        name
        lock @include(if: $isLockMaintainer) @catch(to: NULL) {
          unlock {
            reason
          }
        }
      }
    `,
    provider,
  );
  const [unlock, isBusy] = useUnlockProvider(onUnlocked);
  const reason = lock === null || lock === undefined ? "The lock of this provider is not known." : lock.unlock.reason;
  return (
    <ReasonedButton aria-label={`Unlock ${name}`} reason={reason ?? null} loading={isBusy} onClick={() => unlock(providerId)}>
      Unlock
    </ReasonedButton>
  );
}
