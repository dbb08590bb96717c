import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import type { ProviderPings_provider$key } from "../../__generated__/ProviderPings_provider.graphql";
import type { ProviderPingsQuery } from "../../__generated__/ProviderPingsQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { InfoDialog } from "../../ui/layout/InfoDialog";
import { Panel } from "../../ui/layout/Panel";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { PingDays } from "./PingDays";
import { ProviderLockDetails } from "./ProviderLockDetails";

const query = graphql`
  query ProviderPingsQuery($providerId: Int!) @preloadable @throwOnFieldError {
    provider(by: { providerId: $providerId }) {
      latestPings {
        date
        pings
      }
    }
  }
`;

type Props = {
  provider: ProviderPings_provider$key;
  /** Whether the viewer is a lock maintainer. */
  hasLocks: boolean;
  onClose: () => void;
  /** Refetches the list. */
  refetch: () => Promise<void>;
};

/** How many pings a provider sent on its latest days; for lock maintainers beside its lock. */
export function ProviderPings({ provider, hasLocks, onClose, refetch }: Props) {
  const row = useFragment(
    graphql`
      fragment ProviderPings_provider on Provider {
        providerId
        name
        ...ProviderLockDetails_provider
      }
    `,
    provider,
  );
  const loadable = usePanelQuery<ProviderPingsQuery>("pings", query, { providerId: row.providerId });
  return (
    <InfoDialog
      title={`Latest Pings for ${row.name}`}
      onClose={onClose}
      actions={
        <Button variant="contained" color="primary" onClick={onClose} autoFocus>
          OK
        </Button>
      }
      contentSx={{ px: 6, minHeight: 160 }}
    >
      {hasLocks && <ProviderLockDetails provider={row} onUnlocked={() => void refetch()} />}
      <Panel loadable={loadable} skeleton={<TableSkeleton columns={2} isInCard />}>
        {(data) => <PingDays rows={(data.provider?.latestPings ?? []).map(({ date, pings: count }) => ({ date, pings: count }))} />}
      </Panel>
    </InfoDialog>
  );
}
