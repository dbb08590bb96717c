import { graphql, useFragment } from "react-relay";
import type { ProviderActions_provider$key } from "../../__generated__/ProviderActions_provider.graphql";
import type { ProviderActionsCopyMutation } from "../../__generated__/ProviderActionsCopyMutation.graphql";
import { reasonOf } from "../../app/relay/errors";
import { useSubmit } from "../../app/relay/useSubmit";
import { paths } from "../../app/routing/paths";
import { showToast } from "../../app/toasts";
import { RowActions } from "../../ui/table/RowActions";
import { useUnlockProvider } from "./ProviderLock";

type Props = {
  provider: ProviderActions_provider$key;
  /** Whether the viewer is a lock maintainer, who may take the lock off a provider. */
  hasLocks: boolean;
  onEdit: () => void;
  onPings: () => void;
  /** Called with the number of a copy. */
  onCreated: (providerId: number | null) => void;
  /** Refetches the list. */
  refetch: () => Promise<void>;
};

/** What can be done with a provider. */
export function ProviderActions({ provider, hasLocks, onEdit, onPings, onCreated, refetch }: Props) {
  const row = useFragment(
    graphql`
      fragment ProviderActions_provider on Provider {
        providerId
        name
        ...ProviderLockUnlock_provider
      }
    `,
    provider,
  );
  const { providerId, name } = row;
  const { submit: copy, isBusy: isCopying } = useCopyProvider((copyId) => {
    onCreated(copyId);
    void refetch();
  });
  const { unlock, isBusy: isUnlocking, reason } = useUnlockProvider(row, () => void refetch());
  return (
    <RowActions
      name={name}
      actions={[
        { label: "Edit", description: `Edit ${name}`, onSelect: onEdit },
        { label: "Copy", description: `Copy ${name}`, onSelect: () => copy({ providerId }), isBusy: isCopying },
        { label: "Pings", description: `Pings of ${name}`, onSelect: onPings },
        ...(hasLocks
          ? [
              {
                label: "Unlock",
                description: `Unlock ${name}`,
                onSelect: unlock,
                isBusy: isUnlocking,
                reason,
              },
            ]
          : []),
      ]}
    />
  );
}

/** Creates a provider with the fields of another one. `onCopied` has its number, if it could be read. */
export function useCopyProvider(onCopied: (providerId: number | null) => void) {
  return useSubmit<ProviderActionsCopyMutation>(
    graphql`
      mutation ProviderActionsCopyMutation($input: CopyProviderInput!) {
        copyProvider(input: $input) {
          provider {
            providerId
          }
          errors {
            message
          }
        }
      }
    `,
    {
      failed: reasonOf,
      hasOverlay: true,
      onDone: ({ provider }) => {
        const copyId = provider?.providerId ?? null;
        showToast("Provider saved", "green", copyId === null ? undefined : { label: "Open the copy", to: paths.provider(copyId) });
        onCopied(copyId);
      },
    },
  );
}
