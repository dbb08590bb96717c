import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { ProviderLockDetails_provider$key } from "../../__generated__/ProviderLockDetails_provider.graphql";
import { Details } from "../../ui/layout/KeyFacts";
import { expiryText, yesOrNo } from "./providerTexts";
import { UnlockProviderButton } from "./UnlockProviderButton";

type Props = { provider: ProviderLockDetails_provider$key; onUnlocked: () => void };

/** The lock of a provider, with the button that removes it; for lock maintainers. */
export function ProviderLockDetails({ provider, onUnlocked }: Props) {
  const row = useFragment(
    graphql`
      fragment ProviderLockDetails_provider on Provider {
        lock @include(if: $isLockMaintainer) @catch(to: NULL) {
          isLocked
          expiresAt
          neverExpires
          isUnlockRecommended
        }
        ...UnlockProviderButton_provider
      }
    `,
    provider,
  );
  const { lock } = row;
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
      <UnlockProviderButton provider={row} onUnlocked={onUnlocked} />
    </Box>
  );
}
