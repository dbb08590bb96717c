import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProvidersTable_query$data, ProvidersTable_query$key } from "../../__generated__/ProvidersTable_query.graphql";
import { useUrlParam } from "../../ui/useUrlParam";
import { CellText } from "../../ui/CellText";
import { DataTable } from "../../ui/DataTable";
import type { Column } from "../../ui/DataTable";
import { momentText, numberText } from "../../ui/format";
import { MissingPart } from "../../ui/MissingPart";
import { PartialListNote } from "../../ui/PartialListNote";
import { Surface } from "../../ui/Surface";
import { useUrlPage } from "../../ui/useUrlPage";
import { ProviderActions } from "./ProviderActions";
import { ProviderConfigCell } from "./ProviderConfigCell";
import { ProviderForm } from "./ProviderForm";
import { ProviderHealthChip } from "./ProviderHealthChip";
import { orderFromParam, orderProviders, orderToParam } from "./providerOrder";
import { ProviderPings } from "./ProviderPings";
import { useRereadAt } from "./useRereadAt";

type Row = ProvidersTable_query$data["providers"]["nodes"][number];
type Lock = NonNullable<Extract<NonNullable<Row["lock"]>, { ok: true }>["value"]>;

const PAGE_SIZE = 100;

/** What each column sorts by. */
const orderValues = {
  id: ({ providerId }: Row) => providerId,
  name: ({ providerName }: Row) => providerName,
  handler: ({ handler }: Row) => handler,
  customer: (row: Row) => customerText(row),
  status: ({ health }: Row) => health.label,
  lastProcess: ({ lastProcessedAt }: Row) => (lastProcessedAt ? Date.parse(lastProcessedAt) : null),
  type: ({ typeLabel }: Row) => typeLabel,
};

/** A moment in one line. */
const moment = (text: string) => (
  <Box component="span" sx={{ whiteSpace: "nowrap" }}>
    {text}
  </Box>
);

const columns: readonly Column<Row>[] = [
  { key: "id", header: "ID", isSortable: true, cell: ({ providerId }) => providerId },
  {
    key: "name",
    header: "Name",
    isSortable: true,
    cell: ({ providerName }) => <CellText isStrong>{providerName}</CellText>,
  },
  { key: "handler", header: "Handler", isSortable: true, cell: ({ handler }) => <CellText>{handler}</CellText> },
  { key: "customer", header: "Customer", isSortable: true, cell: (row) => <CellText>{customerText(row)}</CellText> },
  { key: "status", header: "Status", isSortable: true, cell: (row) => <ProviderHealthChip provider={row} /> },
  {
    key: "lastProcess",
    header: "Last Process Time",
    isSortable: true,
    cell: ({ lastProcessedAt }) => moment(lastProcessedAt ? momentText(lastProcessedAt) : "Never"),
  },
  { key: "type", header: "Type", isSortable: true, cell: ({ typeLabel }) => typeLabel },
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
  /** Reads the list again. */
  refresh: () => Promise<void>;
};

/** The providers, narrowed and sorted at once in the browser: all of them are there. */
export function ProvidersTable({ query, hasLocks, refresh }: Props) {
  const { providers } = useFragment(
    graphql`
      fragment ProvidersTable_query on Query @throwOnFieldError {
        providers(filter: { includeInactive: true }, first: 5000) {
          totalCount
          nodes {
            providerId
            providerName
            handler
            typeLabel
            isActive
            lastProcessedAt
            customerId
            customer @catch {
              customerName
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
  const [isInactiveShown, showInactive] = useInactiveShown();
  const [sortParam, setSortParam] = useUrlParam("sort");
  const [form, setForm] = useUrlParam("form");
  const [pings, setPings] = useUrlParam("pings");
  useRereadAt(nextChange(providers.nodes), refresh);

  const rows = providers.nodes;
  const sort = orderFromParam(sortParam, orderValues);
  const shown = orderProviders(
    rows.filter(({ isActive }) => isActive || isInactiveShown),
    sort,
    orderValues,
  );
  const { rows: rowsOfPage, paging } = useUrlPage(shown, PAGE_SIZE);

  const edited = rows.find(({ providerId }) => String(providerId) === form);
  const pinged = rows.find(({ providerId }) => String(providerId) === pings);
  const closeForm = () => setForm(null, { replace: true });

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
        onChanged={() => void refresh()}
      />
    ),
  };

  return (
    <Surface flush>
      <PartialListNote shown={providers.nodes.length} total={providers.totalCount} />
      <Box
        role="search"
        aria-label="Filter providers"
        sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3, px: 4, py: 2 }}
      >
        <FormControlLabel
          label="Show Inactive"
          control={
            <Checkbox
              size="small"
              checked={isInactiveShown}
              onChange={(_, checked) => showInactive(checked)}
            />
          }
        />
        <Box
          component="span"
          role="status"
          sx={{ ml: "auto", color: "text.secondary", fontSize: 13, fontVariantNumeric: "tabular-nums" }}
        >
          {countText(shown.length)}
        </Box>
      </Box>
      <MissingPart what="locks" parts={rows.map(({ lock }) => lock)} onRetry={refresh} />
      <MissingPart what="customers" parts={rows.map(({ customer }) => customer)} onRetry={refresh} />
      <DataTable
        label="Providers"
        columns={hasLocks ? [...columns, ...lockColumns, actions] : [...columns, actions]}
        rows={rowsOfPage}
        rowKey={({ providerId }) => providerId}
        emptyText="No providers found."
        sort={sort}
        onSortChange={(next) => setSortParam(orderToParam(next), { replace: true, without: ["page"] })}
        minWidth={hasLocks ? 1520 : 1120}
        paging={paging}
      />
      {edited !== undefined && (
        <ProviderForm
          key={edited.providerId}
          provider={edited}
          onClose={closeForm}
          onSaved={() => {
            closeForm();
            void refresh();
          }}
          onConflict={() => void refresh()}
        />
      )}
      {pinged !== undefined && (
        <ProviderPings key={pinged.providerId} provider={pinged} onClose={() => setPings(null, { replace: true })} />
      )}
    </Surface>
  );
}

/** Whether inactive providers are listed. The checkbox follows the pointer at once and the address a moment later. */
function useInactiveShown(): [isShown: boolean, show: (isShown: boolean) => void] {
  const [param, setParam] = useUrlParam("inactive");
  const [known, setKnown] = useState(param);
  const [isShown, setShown] = useState(param === "true");
  if (known !== param) {
    setKnown(param);
    setShown(param === "true");
  }
  return [
    isShown,
    (wanted) => {
      setShown(wanted);
      setParam(wanted ? "true" : null, { replace: true, without: ["page"] });
    },
  ];
}

/** The next instant at which a row changes by itself. */
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

/** The customer's name; the number alone where there is no such customer or its name is not known. */
function customerText({ customer, customerId }: Row): string {
  const name = customer.ok ? customer.value?.customerName : undefined;
  return name ?? (customerId === null || customerId === undefined ? "" : String(customerId));
}

function lockText({ lock }: Row, text: (lock: Lock) => string): string {
  return lock?.ok === true && lock.value ? text(lock.value) : "";
}

function yesOrNo(answer: boolean): string {
  return answer ? "Yes" : "No";
}

function countText(count: number): string {
  return `${numberText(count)} ${count === 1 ? "provider" : "providers"}`;
}
