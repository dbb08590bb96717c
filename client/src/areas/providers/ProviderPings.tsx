import Button from "@mui/material/Button";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProviderPingsQuery } from "../../__generated__/ProviderPingsQuery.graphql";
import type { ProviderPings_provider$key } from "../../__generated__/ProviderPings_provider.graphql";
import { type PanelQuery, usePanelQuery } from "../../app/relay/usePanelQuery";
import { BarChart } from "../../ui/charts/AxisCharts";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { InfoDialog } from "../../ui/layout/InfoDialog";
import { Panel } from "../../ui/layout/Panel";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { dateText, numberText } from "../../ui/text/format";
import { ProviderLock } from "./ProviderLock";
import { pingDays } from "./pingDays";

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
        ...ProviderLock_provider
      }
    `,
    provider,
  );
  const pings = usePanelQuery<ProviderPingsQuery>("pings", query, { providerId: row.providerId });
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
      {hasLocks && <ProviderLock provider={row} onUnlocked={() => void refetch()} />}
      <PingDays pings={pings} />
    </InfoDialog>
  );
}

type Row = NonNullable<ProviderPingsQuery["response"]["provider"]>["latestPings"][number] & { position: number };

const columns: readonly Column<Row>[] = [
  { key: "date", header: "Date", isOneLine: true, cell: ({ date }) => dateText(date) },
  { key: "pings", header: "Pings", describes: "ProviderPings.pings", align: "right", cell: ({ pings }) => numberText(pings) },
];

/** The pings as bars, and as the table they come from. */
export function PingDays({ pings: loadable }: { pings: PanelQuery<ProviderPingsQuery> }) {
  const [now] = useState(() => Date.now());
  return (
    <Panel loadable={loadable} skeleton={<TableSkeleton columns={2} rows={6} isInCard />}>
      {({ provider }) => {
        const rows = (provider?.latestPings ?? []).map((row, position) => ({ ...row, position }));
        const days = pingDays(rows, now);
        return (
          <>
            {days.length > 0 && (
              <BarChart
                label="Pings per Day"
                isLabelHidden
                xLabel="Date"
                labels={days.map(({ date }) => dateText(date))}
                series={[{ label: "Pings", values: days.map(({ pings }) => pings), tone: "blue" }]}
                height={180}
              />
            )}
            <DataTable label="Pings" columns={columns} rows={rows} rowKey={({ position }) => position} emptyText="No pings found." />
          </>
        );
      }}
    </Panel>
  );
}
