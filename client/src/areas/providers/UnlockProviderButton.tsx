import { graphql, useFragment } from "react-relay";
import type { UnlockProviderButton_provider$key } from "../../__generated__/UnlockProviderButton_provider.graphql";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { useUnlockProvider } from "./useUnlockProviders";

type Props = { provider: UnlockProviderButton_provider$key; onUnlocked: () => void };

/** Takes the lock off a provider that has one; for lock maintainers. */
export function UnlockProviderButton({ provider, onUnlocked }: Props) {
  const row = useFragment(
    graphql`
      fragment UnlockProviderButton_provider on Provider {
        name
        ...useUnlockProviders_provider
      }
    `,
    provider,
  );
  const { unlock, isBusy, reason } = useUnlockProvider(row, onUnlocked);
  return (
    <ReasonedButton aria-label={`Unlock ${row.name}`} reason={reason} loading={isBusy} onClick={unlock}>
      Unlock
    </ReasonedButton>
  );
}
