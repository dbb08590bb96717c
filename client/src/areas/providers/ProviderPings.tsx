import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { Suspense, useId } from "react";
import { graphql, useFragment, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import providerPingsQuery from "../../__generated__/ProviderPingsQuery.graphql";
import type { ProviderPingsQuery } from "../../__generated__/ProviderPingsQuery.graphql";
import type { ProviderPings_provider$key } from "../../__generated__/ProviderPings_provider.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { DataTable } from "../../ui/DataTable";
import type { Column } from "../../ui/DataTable";
import { dateText, numberText } from "../../ui/format";
import { PanelBoundary } from "../../ui/PanelBoundary";

type Provider = NonNullable<ProviderPingsQuery["response"]["provider"]>;
type Row = Provider["latestPings"][number] & { position: number };

const EMPTY_TEXT = "No pings found.";

const columns: readonly Column<Row>[] = [
  { key: "date", header: "Date", cell: ({ date }) => dateText(date) },
  { key: "pings", header: "Pings", align: "right", cell: ({ pings }) => numberText(pings) },
];

type Props = { provider: ProviderPings_provider$key; onClose: () => void };

/** How much a provider sent on its latest days. */
export function ProviderPings({ provider, onClose }: Props) {
  const { providerId, providerName } = useFragment(
    graphql`
      fragment ProviderPings_provider on Provider {
        providerId
        providerName
      }
    `,
    provider,
  );
  const heading = useId();
  const { queryRef, reload } = usePanelQuery<ProviderPingsQuery>(providerPingsQuery, { providerId });
  const waiting = (
    <DataTable label="Pings" columns={columns} rows={[]} rowKey={({ position }) => position} emptyText="" isLoading />
  );
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading} variant="h2" component="h2" sx={{ overflowWrap: "anywhere" }}>
        {`Latest Pings for ${providerName}`}
      </DialogTitle>
      <DialogContent sx={{ px: 2, minHeight: 160 }}>
        <PanelBoundary what="pings" onRetry={reload}>
          <Suspense fallback={waiting}>{queryRef === null ? waiting : <Loaded queryRef={queryRef} />}</Suspense>
        </PanelBoundary>
      </DialogContent>
      <DialogActions sx={{ px: 6, py: 4 }}>
        <Button variant="contained" color="primary" onClick={onClose} autoFocus>
          OK
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Loaded({ queryRef }: { queryRef: PreloadedQuery<ProviderPingsQuery> }) {
  const { provider } = usePreloadedQuery<ProviderPingsQuery>(
    graphql`
      query ProviderPingsQuery($providerId: Int!) @throwOnFieldError {
        provider(providerId: $providerId) {
          latestPings {
            date
            pings
          }
        }
      }
    `,
    queryRef,
  );
  const rows = (provider?.latestPings ?? []).map((row, position) => ({ ...row, position }));
  return (
    <DataTable label="Pings" columns={columns} rows={rows} rowKey={({ position }) => position} emptyText={EMPTY_TEXT} />
  );
}
