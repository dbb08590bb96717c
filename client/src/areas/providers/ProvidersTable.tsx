import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { graphql, useFragment } from "react-relay";
import type { ProvidersTable_query$data, ProvidersTable_query$key } from "../../__generated__/ProvidersTable_query.graphql";
import { useRefetchAt } from "../../app/relay/useRefetchAt";
import { CellText } from "../../ui/CellText";
import { type Column, DataTable } from "../../ui/DataTable";
import { FilterBar } from "../../ui/FilterBar";
import { momentText } from "../../ui/format";
import { MissingPart } from "../../ui/MissingPart";
import { PartialListNote } from "../../ui/PartialListNote";
import { Surface } from "../../ui/Surface";
import { useUrlFlag } from "../../ui/useUrlFlag";
import { useUrlParam } from "../../ui/useUrlParam";
import { useUrlTable } from "../../ui/useUrlTable";
import { ProviderActions } from "./ProviderActions";
import { ProviderConfigCell } from "./ProviderConfigCell";
import { ProviderForm } from "./ProviderForm";
import { ProviderHealthChip } from "./ProviderHealthChip";
import { ProviderPings } from "./ProviderPings";

type Row = ProvidersTable_query$data["providers"]["nodes"][number];
type Lock = NonNullable<Extract<NonNullable<Row["lock"]>, { ok: true }>["value"]>;

/** A moment in one line. */
const moment = (text: string) => (
  <Box component="span" sx={{ whiteSpace: "nowrap" }}>
    {text}
  </Box>
);

const columns: readonly Column<Row>[] = [
  { key: "id", header: "ID", value: ({ providerId }) => providerId },
  {
    key: "name",
    header: "Name",
    value: ({ name }) => name,
    cell: ({ name }) => <CellText isStrong>{name}</CellText>,
  },
  { key: "handler", header: "Handler", value: ({ handler }) => handler, cell: ({ handler }) => <CellText>{handler}</CellText> },
  { key: "customer", header: "Customer", value: customerText, cell: (row) => <CellText>{customerText(row)}</CellText> },
  { key: "status", header: "Status", value: ({ health }) => health.label, cell: (row) => <ProviderHealthChip provider={row} /> },
  {
    key: "lastProcess",
    header: "Last Process Time",
    // Providers that never processed anything come first when ascending.
    value: ({ lastProcessedAt }) => (lastProcessedAt ? Date.parse(lastProcessedAt) : 0),
    cell: ({ lastProcessedAt }) => moment(lastProcessedAt ? momentText(lastProcessedAt) : "Never"),
  },
  { key: "type", header: "Type", value: ({ typeLabel }) => typeLabel },
  { key: "config", header: "Config", width: 240, cell: (row) => <ProviderConfigCell provider={row} /> },
];

const lockColumns: readonly Column<Row>[] = [
  { key: "isLocked", header: "Is Locked", cell: (row) => lockText(row, ({ isLocked }) => yesOrNo(isLocked)) },
  {
    key: "lockExp",
    header: "Lock Exp",
    cell: (row) =>
      moment(lockText(row, ({ neverExpires, expiresAt }) => (neverExpires ? "No expiry" : momentText(expiresAt)))),
  },
  {
    key: "isUnlockRecommended",
    header: "Is Unlock Recommended",
    cell: (row) => lockText(row, ({ isUnlockRecommended }) => yesOrNo(isUnlockRecommended)),
  },
];

type Props = {
  query: ProvidersTable_query$key;
  /** Whether the viewer is a lock maintainer. */
  hasLocks: boolean;
  refetch: () => Promise<void>;
};

/** The providers. All of them are loaded, so the browser filters and sorts them at once. */
export function ProvidersTable({ query, hasLocks, refetch }: Props) {
  const { providers } = useFragment(
    graphql`
      fragment ProvidersTable_query on Query @throwOnFieldError {
        providers(filter: { includeInactive: true }, first: 5000) {
          totalCount
          nodes {
            providerId
            name
            handler
            typeLabel
            isActive
            lastProcessedAt
            customerId
            customer @catch {
              name
            }
            health {
              label
              changesAt
            }
            lock @include(if: $isLockMaintainer) @catch {
              isLocked
              expiresAt
              neverExpires
              isUnlockRecommended
              changesAt
            }
            ...ProviderHealthChip_provider
            ...ProviderConfigCell_provider
            ...ProviderActions_provider
            ...ProviderForm_provider
            ...ProviderPings_provider
          }
        }
      }
    `,
    query,
  );
  const [isInactiveShown, showInactive] = useUrlFlag("inactive", { without: ["page"] });
  const [form, setForm] = useUrlParam("form");
  const [pings, setPings] = useUrlParam("pings");
  useRefetchAt(nextChange(providers.nodes), refetch);

  const rows = providers.nodes;
  const shown = rows.filter(({ isActive }) => isActive || isInactiveShown);

  const edited = rows.find(({ providerId }) => String(providerId) === form);
  const pinged = rows.find(({ providerId }) => String(providerId) === pings);

  const actions: Column<Row> = {
    key: "actions",
    header: "Actions",
    isHeaderHidden: true,
    align: "right",
    isPinned: true,
    cell: (row) => (
      <ProviderActions
        provider={row}
        hasLocks={hasLocks}
        onEdit={() => setForm(String(row.providerId))}
        onPings={() => setPings(String(row.providerId))}
        refetch={refetch}
      />
    ),
  };

  const table = useUrlTable({
    columns: hasLocks ? [...columns, ...lockColumns, actions] : [...columns, actions],
    rows: shown,
    rowKey: ({ providerId }) => providerId,
    pageSize: 100,
    defaultSort: { key: "id", direction: "desc" },
  });

  return (
    <Surface flush>
      <PartialListNote shown={providers.nodes.length} total={providers.totalCount} />
      <FilterBar
        label="Filter providers"
        count={{ shown: shown.length, total: shown.length, one: "provider", many: "providers" }}
      >
        <FormControlLabel
          label="Show Inactive"
          control={<Checkbox size="small" checked={isInactiveShown} onChange={(_, checked) => showInactive(checked)} />}
        />
      </FilterBar>
      <MissingPart what="locks" parts={rows.map(({ lock }) => lock)} onRetry={refetch} />
      <MissingPart what="customers" parts={rows.map(({ customer }) => customer)} onRetry={refetch} />
      <DataTable
        {...table}
        label="Providers"
        emptyText="No providers found."
        minWidth={hasLocks ? 1520 : 1120}
      />
      {edited !== undefined && (
        <ProviderForm
          key={edited.providerId}
          provider={edited}
          onClose={() => setForm(null, { replace: true })}
          refetch={refetch}
        />
      )}
      {pinged !== undefined && (
        <ProviderPings key={pinged.providerId} provider={pinged} onClose={() => setPings(null, { replace: true })} />
      )}
    </Surface>
  );
}

/** The next instant, in milliseconds, at which a row changes by itself; null if none does. */
function nextChange(rows: readonly Row[]): number | null {
  let next: number | null = null;
  for (const { health, lock } of rows) {
    const instants = [health.changesAt, lock?.ok === true ? lock.value?.changesAt : null];
    for (const instant of instants) {
      if (instant) next = Math.min(next ?? Infinity, Date.parse(instant));
    }
  }
  return next;
}

/** The customer's name; its number if the name is unknown or could not be read. */
function customerText({ customer, customerId }: Row): string {
  const name = customer.ok ? customer.value?.name : undefined;
  return name ?? (customerId === null || customerId === undefined ? "" : String(customerId));
}

function lockText({ lock }: Row, text: (lock: Lock) => string): string {
  return lock?.ok === true && lock.value ? text(lock.value) : "";
}

function yesOrNo(value: boolean): string {
  return value ? "Yes" : "No";
}
