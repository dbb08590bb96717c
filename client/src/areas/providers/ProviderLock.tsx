import Alert from "@mui/material/Alert";
import { graphql, useFragment } from "react-relay";
import type { ProviderLock_provider$key } from "../../__generated__/ProviderLock_provider.graphql";
import { MissingPart } from "../../ui/feedback/MissingPart";
import { Surface } from "../../ui/layout/Surface";
import { ProviderLockDetails } from "./ProviderLockDetails";

type Props = {
  provider: ProviderLock_provider$key;
  /** Whether the viewer is a lock maintainer. */
  hasLocks: boolean;
  /** Refetches the provider. */
  refetch: () => Promise<void>;
};

/** The lock of a provider, and whether it should be removed; for lock maintainers. */
export function ProviderLock({ provider, hasLocks, refetch }: Props) {
  const row = useFragment(
    graphql`
      fragment ProviderLock_provider on Provider {
        lock @include(if: $isLockMaintainer) @catch {
          isUnlockRecommended
        }
        ...ProviderLockDetails_provider
      }
    `,
    provider,
  );
  const lock = row.lock?.ok === true ? row.lock.value : null;
  if (!hasLocks) return <Surface title="Lock">Only lock maintainers see the locks of providers.</Surface>;
  return (
    <Surface title="Lock">
      <MissingPart what="the lock" parts={[row.lock]} onRetry={refetch} isInline />
      {lock?.isUnlockRecommended === true && (
        <div style={{ marginBottom: 16 }}>
          <Alert severity="warning">The lock outlasts its work. Unlocking is recommended.</Alert>
        </div>
      )}
      <ProviderLockDetails provider={row} onUnlocked={() => void refetch()} />
    </Surface>
  );
}
