import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import type { ProviderPings_provider$key } from "../../__generated__/ProviderPings_provider.graphql";
import type { ProviderPingsQuery } from "../../__generated__/ProviderPingsQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { BarChart } from "../../ui/charts/BarChart";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { dateText, numberText } from "../../ui/text/format";
import { InfoDialog } from "../../ui/layout/InfoDialog";
import { Panel } from "../../ui/layout/Panel";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { pingDays } from "./pingDays";
import { ProviderLockDetails } from "./ProviderLockDetails";
import { useMinute } from "./useMinute";

const query = graphql`
  query ProviderPingsQuery($providerId: Int!) @throwOnFieldError {
    provider(by: { providerId: $providerId }) {
      latestPings {
        date
        pings
      }
    }
  }
`;

type Provider = NonNullable<ProviderPingsQuery["response"]["provider"]>;
type Row = Provider["latestPings"][number] & { position: number };

const columns: readonly Column<Row>[] = [
  { key: "date", header: "Date", isOneLine: true, cell: ({ date }) => dateText(date) },
  { key: "pings", header: "Pings", describes: "ProviderPings.pings", align: "right", cell: ({ pings }) => numberText(pings) },
];

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
        {(data) => <Pings rows={data.provider?.latestPings ?? []} />}
      </Panel>
    </InfoDialog>
  );
}

/** The pings as bars, and as the table they come from. */
function Pings({ rows }: { rows: Provider["latestPings"] }) {
  const days = pingDays(rows, useMinute());
  return (
    <>
      {days.length > 0 && (
        <BarChart
          label="Pings per Day"
          isLabelHidden
          isTableShown={false}
          xLabel="Date"
          labels={days.map(({ date }) => dateText(date))}
          series={[{ label: "Pings", values: days.map(({ pings }) => pings), tone: "blue" }]}
          height={180}
        />
      )}
      <DataTable
        label="Pings"
        columns={columns}
        rows={rows.map((row, position) => ({ ...row, position }))}
        rowKey={({ position }) => position}
        emptyText="No pings found."
      />
    </>
  );
}
