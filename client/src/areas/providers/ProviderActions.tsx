import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import type { ProviderActions_provider$key } from "../../__generated__/ProviderActions_provider.graphql";
import { UnlockProviderButton } from "./UnlockProviderButton";
import { useCopyProvider } from "./useCopyProvider";

type Props = {
  provider: ProviderActions_provider$key;
  /** Whether the viewer is a lock maintainer. */
  hasLocks: boolean;
  onEdit: () => void;
  onPings: () => void;
  /** Refetches the list. */
  refetch: () => Promise<void>;
};

/** What can be done with a provider. */
export function ProviderActions({ provider, hasLocks, onEdit, onPings, refetch }: Props) {
  const row = useFragment(
    graphql`
      fragment ProviderActions_provider on Provider {
        providerId
        name
        ...UnlockProviderButton_provider
      }
    `,
    provider,
  );
  const [copy, isCopying] = useCopyProvider(() => void refetch());
  return (
    <Box
      sx={{
        display: "inline-grid",
        gridTemplateColumns: `repeat(${hasLocks ? 2 : 3}, max-content)`,
        gap: 1,
        // Cells break words anywhere, buttons must not.
        overflowWrap: "normal",
        "& .MuiButton-root": { minWidth: 0, px: 2.5 },
      }}
    >
      <Button aria-label={`Edit ${row.name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button aria-label={`Copy ${row.name}`} loading={isCopying} onClick={() => copy(row.providerId)}>
        Copy
      </Button>
      <Button aria-label={`Pings of ${row.name}`} onClick={onPings}>
        Pings
      </Button>
      {hasLocks && <UnlockProviderButton provider={row} onUnlocked={() => void refetch()} />}
    </Box>
  );
}
