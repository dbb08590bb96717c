import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import type { ProviderPings_provider$key } from "../../__generated__/ProviderPings_provider.graphql";
import type { ProviderPingsQuery } from "../../__generated__/ProviderPingsQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { type Column, DataTable } from "../../ui/DataTable";
import { dateText, numberText } from "../../ui/format";
import { InfoDialog } from "../../ui/InfoDialog";
import { Panel } from "../../ui/Panel";
import { TableSkeleton } from "../../ui/skeletons";

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
  { key: "date", header: "Date", cell: ({ date }) => dateText(date) },
  { key: "pings", header: "Pings", align: "right", cell: ({ pings }) => numberText(pings) },
];

type Props = { provider: ProviderPings_provider$key; onClose: () => void };

/** How many pings a provider sent on its latest days. */
export function ProviderPings({ provider, onClose }: Props) {
  const { providerId, name } = useFragment(
    graphql`
      fragment ProviderPings_provider on Provider {
        providerId
        name
      }
    `,
    provider,
  );
  const loadable = usePanelQuery<ProviderPingsQuery>("pings", query, { providerId });
  return (
    <InfoDialog
      title={`Latest Pings for ${name}`}
      maxWidth="xs"
      onClose={onClose}
      actions={
        <Button variant="contained" color="primary" onClick={onClose} autoFocus>
          OK
        </Button>
      }
      contentSx={{ px: 2, minHeight: 160 }}
    >
      <Panel loadable={loadable} skeleton={<TableSkeleton columns={2} isInCard />}>
        {(data) => (
          <DataTable
            label="Pings"
            columns={columns}
            rows={(data.provider?.latestPings ?? []).map((row, position) => ({ ...row, position }))}
            rowKey={({ position }) => position}
            emptyText="No pings found."
          />
        )}
      </Panel>
    </InfoDialog>
  );
}
