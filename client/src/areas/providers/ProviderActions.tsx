import { graphql, useFragment } from "react-relay";
import type { ProviderActions_provider$key } from "../../__generated__/ProviderActions_provider.graphql";
import { RowActions } from "../../ui/RowActions";
import { useCopyProvider } from "./useCopyProvider";
import { useUnlockProvider } from "./useUnlockProvider";

type Props = {
  provider: ProviderActions_provider$key;
  /** Whether the viewer is a lock maintainer, who may take the lock off a provider. */
  hasLocks: boolean;
  onEdit: () => void;
  onPings: () => void;
  /** Refetches the list. */
  refetch: () => Promise<void>;
};

/** What can be done with a provider. */
export function ProviderActions({ provider, hasLocks, onEdit, onPings, refetch }: Props) {
  const { providerId, name, lock } = useFragment(
    graphql`
      fragment ProviderActions_provider on Provider {
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
  const [copy, isCopying] = useCopyProvider(() => void refetch());
  const [unlock, isUnlocking] = useUnlockProvider(() => void refetch());
  const unlockReason = lock === null || lock === undefined ? "The lock of this provider is not known." : lock.unlock.reason;
  return (
    <RowActions
      name={name}
      actions={[
        { label: "Edit", description: `Edit ${name}`, onSelect: onEdit },
        { label: "Copy", description: `Copy ${name}`, onSelect: () => copy(providerId), isBusy: isCopying },
        { label: "Pings", description: `Pings of ${name}`, onSelect: onPings },
        ...(hasLocks
          ? [
              {
                label: "Unlock",
                description: `Unlock ${name}`,
                onSelect: () => unlock(providerId),
                isBusy: isUnlocking,
                reason: unlockReason,
              },
            ]
          : []),
      ]}
    />
  );
}
