import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { ProviderLockMutation } from "../../__generated__/ProviderLockMutation.graphql";
import type { ProviderLockUnlock_provider$key } from "../../__generated__/ProviderLockUnlock_provider.graphql";
import type { ProviderLock_provider$key } from "../../__generated__/ProviderLock_provider.graphql";
import { type BulkOutcome, outcomeOf } from "../../app/bulk/bulkRun";
import { onlyOutcome } from "../../app/relay/errors";
import { useSubmit } from "../../app/relay/useSubmit";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { Details } from "../../ui/layout/KeyFacts";
import { expiryText, yesOrNo } from "./providerTexts";

type Props = { provider: ProviderLock_provider$key; onUnlocked: () => void };

/** The lock of a provider, with the button that removes it; for lock maintainers. */
export function ProviderLock({ provider, onUnlocked }: Props) {
  const row = useFragment(
    graphql`
      fragment ProviderLock_provider on Provider {
        name
        lock @include(if: $isLockMaintainer) @catch(to: NULL) {
          isLocked
          expiresAt
          neverExpires
          isUnlockRecommended
        }
        ...ProviderLockUnlock_provider
      }
    `,
    provider,
  );
  const { lock } = row;
  const { unlock, isBusy, reason } = useUnlockProvider(row, onUnlocked);
  return (
    <Box
      sx={{
        display: "flex",
        flexDirection: { xs: "column", sm: "row" },
        alignItems: "start",
        justifyContent: "space-between",
        gap: 4,
        mb: 4,
        fontSize: 13,
      }}
    >
      <Details
        entries={{
          "Is Locked": lock ? yesOrNo(lock.isLocked) : "",
          "Lock Exp": lock ? expiryText({ neverExpires: lock.neverExpires, expiresAt: lock.expiresAt }) : "",
          "Is Unlock Recommended": lock ? yesOrNo(lock.isUnlockRecommended) : "",
        }}
        sx={{ gridTemplateColumns: "max-content 1fr", columnGap: 4, rowGap: 1 }}
      />
      <ReasonedButton aria-label={`Unlock ${row.name}`} reason={reason} loading={isBusy} onClick={unlock}>
        Unlock
      </ReasonedButton>
    </Box>
  );
}

const mutation = graphql`
  mutation ProviderLockMutation($input: UnlockProvidersInput!) {
    unlockProviders(input: $input) {
      outcomes {
        providerId
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
          isOutcomeUnknown
        }
      }
      errors {
        message
      }
    }
  }
`;

type Unlocking = {
  unlock: () => void;
  isBusy: boolean;
  /** Why the lock cannot be taken off; null if it can. */
  reason: string | null;
};

/** Takes the lock off a provider; for lock maintainers. */
export function useUnlockProvider(provider: ProviderLockUnlock_provider$key, onUnlocked: () => void): Unlocking {
  const { providerId, lock } = useFragment(
    graphql`
      fragment ProviderLockUnlock_provider on Provider {
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
  const { submit, isBusy } = useSubmit<ProviderLockMutation>(mutation, {
    done: "Provider unlocked",
    failed: "There was an error unlocking this provider.",
    hasOverlay: true,
    onDone: (payload) => {
      onlyOutcome(payload);
      onUnlocked();
    },
  });
  const reason = lock == null ? "The lock of this provider is not known." : (lock.unlock.reason ?? null);
  return { unlock: () => submit({ providerIds: [providerId] }), isBusy, reason };
}

/** Unlocks providers; for lock maintainers. */
export function useUnlockProviders(): (providers: readonly { readonly providerId: number }[]) => Promise<readonly BulkOutcome[]> {
  const { send } = useSubmit<ProviderLockMutation>(mutation);
  return async (providers) => {
    const { outcomes } = await send({ providerIds: providers.map(({ providerId }) => providerId) });
    return outcomes.map(({ providerId, error }) => outcomeOf(String(providerId), error));
  };
}
