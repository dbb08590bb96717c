import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useState } from "react";
import { graphql } from "react-relay";
import type { ProvidersPageQuery } from "../../__generated__/ProvidersPageQuery.graphql";
import { BulkBar } from "../../app/bulk/BulkBar";
import { SelectButton, useSelection, withCheckboxes } from "../../app/bulk/rowSelection";
import { useRefetchAt } from "../../app/relay/useRefetchAt";
import { paths } from "../../app/routing/paths";
import { useRouteQuery } from "../../app/routing/route";
import { ExplainedChip } from "../../ui/feedback/ExplainedChip";
import { MissingPart } from "../../ui/feedback/MissingPart";
import { Surface } from "../../ui/layout/Surface";
import { CellText } from "../../ui/table/CellText";
import { CopyValue } from "../../ui/table/CopyValue";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { FilterBar } from "../../ui/table/FilterBar";
import { FilterField } from "../../ui/table/FilterField";
import { distinctChoices, FilterSelect } from "../../ui/table/FilterSelect";
import { ListScreen } from "../../ui/table/ListScreen";
import { PartialListNote } from "../../ui/table/PartialListNote";
import { useUrlTable } from "../../ui/table/useUrlTable";
import { momentText } from "../../ui/text/format";
import { TextLink } from "../../ui/url/TextLink";
import { useClearParams, useUrlFlag, useUrlParam } from "../../ui/url/useUrlParam";
import { ProviderActions } from "./ProviderActions";
import { ProviderConfigCell, ProviderCustomerCell, ProviderStatusCell } from "./ProviderCells";
import { ProviderForm } from "./ProviderForm";
import { useUnlockProviders } from "./ProviderLock";
import { ProviderPings } from "./ProviderPings";
import { useIsLockMaintainer } from "./lockMaintainer";
import { customerChoices, type Filtered, lockChoices, passes } from "./providerFilters";
import { customerText, expiryText, yesOrNo } from "./providerTexts";

const query = graphql`
  query ProvidersPageQuery($isLockMaintainer: Boolean!) @preloadable @throwOnFieldError {
    providers(filter: { includeInactive: true }, first: 5000) {
      totalCount
      unreadableCount
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
          status
          label
          changesAt
        }
        lock @include(if: $isLockMaintainer) @catch {
          isLocked
          expiresAt
          neverExpires
          isUnlockRecommended
          explanation
          changesAt
          unlock {
            reason
          }
        }
        ...ProviderCellsCustomer_provider
        ...ProviderCellsStatus_provider
        ...ProviderCellsConfig_provider
        ...ProviderActions_provider
        ...ProviderForm_provider
        ...ProviderPings_provider
      }
    }
  }
`;

type Providers = ProvidersPageQuery["response"]["providers"];
type Row = Providers["nodes"][number];
type Lock = NonNullable<Extract<NonNullable<Row["lock"]>, { ok: true }>["value"]>;

const FILTERS = ["text", "status", "customer", "lock"];

const list = { name: "providers", filters: FILTERS };
const noun = { one: "provider", many: "providers" };
const rowKey = ({ providerId }: Row) => providerId;
const nameOf = ({ name }: Row) => name;

/** The order of the statuses. */
const urgency: Record<Row["health"]["status"], number> = { STALE: 0, NO_HISTORY: 1, ACTIVE: 2, INACTIVE: 3 };

const lockColumns: readonly Column<Row>[] = [
  { key: "isLocked", header: "Is Locked", cell: lockText(({ isLocked }) => yesOrNo(isLocked)), text: lockText(({ isLocked }) => yesOrNo(isLocked)) },
  {
    key: "lockExp",
    header: "Lock Exp",
    isOneLine: true,
    cell: lockText(expiryText),
    text: lockText((lock) => (lock.neverExpires ? expiryText(lock) : (lock.expiresAt ?? ""))),
  },
  {
    key: "isUnlockRecommended",
    header: "Is Unlock Recommended",
    describes: "ProviderLock.isUnlockRecommended",
    width: 90,
    cell: (row) => {
      const lock = lockOf(row);
      if (lock?.isUnlockRecommended !== true) return lock && yesOrNo(false);
      return <ExplainedChip tone="yellow" label={yesOrNo(true)} text={lock.explanation} />;
    },
    text: lockText(({ isUnlockRecommended }) => yesOrNo(isUnlockRecommended)),
  },
];

const lastProcess: Column<Row> = {
  key: "lastProcess",
  header: "Last Process Time",
  describes: "Provider.lastProcessedAt",
  width: 140,
  isOneLine: true,
  value: ({ lastProcessedAt }) => (lastProcessedAt ? Date.parse(lastProcessedAt) : null),
  text: ({ lastProcessedAt }) => lastProcessedAt,
  cell: ({ lastProcessedAt }) => (lastProcessedAt ? momentText(lastProcessedAt) : "Never"),
};

const lastColumns: readonly Column<Row>[] = [
  { key: "type", header: "Type", describes: "Provider.type", value: ({ typeLabel }) => typeLabel },
  { key: "config", header: "Config", describes: "Provider.config", width: 240, cell: (row) => <ProviderConfigCell provider={row} /> },
];

const source: readonly Column<Row>[] = [
  { key: "handler", header: "Handler", describes: "Provider.handler", value: ({ handler }) => handler, cell: ({ handler }) => <CellText>{handler}</CellText> },
  {
    key: "customer",
    header: "Customer",
    describes: "Provider.customer",
    width: 170,
    value: (row) => fieldsOf(row).customer,
    cell: (row) => <ProviderCustomerCell provider={row} />,
  },
];

/** All providers, and the form of a new one. */
export function ProvidersPage() {
  const isLockMaintainer = useIsLockMaintainer();
  const loadable = useRouteQuery<ProvidersPageQuery>("providers", query, { isLockMaintainer });
  // The provider that was created last.
  const [createdId, setCreatedId] = useState<number | null>(null);
  const { refetch } = loadable;
  return (
    <ListScreen
      title="Providers"
      list={loadable}
      columns={8}
      create={{
        label: "New Provider",
        form: (close) => <ProviderForm provider={null} onClose={close} refetch={refetch} onCreated={setCreatedId} />,
      }}
    >
      {({ providers }) => (
        <ProvidersTable
          providers={providers}
          hasLocks={loadable.variables?.isLockMaintainer === true}
          createdId={createdId}
          onCreated={setCreatedId}
          refetch={refetch}
        />
      )}
    </ListScreen>
  );
}

type Props = {
  providers: Providers;
  /** Whether the viewer is a lock maintainer. */
  hasLocks: boolean;
  createdId: number | null;
  onCreated: (providerId: number | null) => void;
  refetch: () => Promise<void>;
};

/** The providers, filtered and sorted by the browser. */
function ProvidersTable({ providers, hasLocks, createdId, onCreated, refetch }: Props) {
  const [isInactiveShown, showInactive] = useUrlFlag("inactive", { without: ["page"] });
  const [form, setForm] = useUrlParam("form");
  const [pings, setPings] = useUrlParam("pings");
  const [text] = useUrlParam("text");
  const [chosen] = useUrlParam("status");
  const [customer] = useUrlParam("customer");
  const [lock] = useUrlParam("lock");
  const clear = useClearParams(FILTERS);
  const rows = providers.nodes;
  useRefetchAt(nextChange(rows), refetch);
  const filters = { text, status: chosen, customer, lock: hasLocks ? lock : null };

  const find = (id: number | string | null | undefined) => rows.find(({ providerId }) => String(providerId) === String(id));
  const edited = find(form);
  const pinged = find(pings);
  const created = find(createdId);
  const isNew = (row: Row) => row === created;
  // What was just created stays in view, though most of it is inactive at first, and so hidden.
  const listed = rows.filter((row) => row.isActive || isInactiveShown || isNew(row));
  const shown = listed.filter((row) => isNew(row) || passes(fieldsOf(row), filters));
  const statuses = distinctChoices(listed.map(({ health }) => ({ value: health.status, label: health.label })));

  const status: Column<Row> = {
    key: "status",
    header: "Status",
    describes: "Provider.health",
    // What needs work comes first.
    value: ({ health }) => urgency[health.status],
    text: ({ health }) => health.label,
    cell: (row) => <ProviderStatusCell provider={row} />,
  };
  const columns: readonly Column<Row>[] = [
    { key: "id", header: "ID", isOneLine: true, width: 56, value: ({ providerId }) => providerId, cell: ({ providerId }) => <CopyValue what="ID" text={String(providerId)} /> },
    {
      key: "name",
      header: "Name",
      isPinned: true,
      width: 170,
      value: ({ name }) => name,
      cell: (row) => (
        <>
          <CellText isStrong>
            <TextLink to={paths.provider(row.providerId)}>{row.name || row.providerId}</TextLink>
          </CellText>
          {isNew(row) && (
            <Box component="span" sx={{ ml: 2, px: 1.5, border: 1, borderRadius: "4px", fontSize: 11, fontWeight: 550, whiteSpace: "nowrap" }}>
              New
            </Box>
          )}
        </>
      ),
    },
    // Beside the actions there is room for few columns, and maintainers look for the locks.
    ...(hasLocks ? [status, ...lockColumns, lastProcess, ...source] : [...source, status, lastProcess]),
    ...lastColumns,
    {
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
          onCreated={onCreated}
          refetch={refetch}
        />
      ),
    },
  ];

  const view = JSON.stringify([filters, isInactiveShown]);
  const table = useUrlTable({
    columns,
    rows: shown,
    rowKey,
    pageSize: 100,
    defaultSort: { key: "id", direction: "desc" },
    filtered: { all: rows, by: view },
  });
  const selection = useSelection({ rows: table.rows, all: providers.unreadableCount === 0 ? table.allRows : null, rowKey, view });
  const unlock = useUnlockProviders();

  return (
    <Surface flush>
      <PartialListNote shown={providers.nodes.length} total={providers.totalCount} unreadable={providers.unreadableCount} />
      <FilterBar label="Filter providers" count={{ shown: shown.length, total: listed.length, ...noun }} onClear={clear}>
        <FilterField label="Name, Handler or ID" param="text" without={["page"]} />
        <FilterSelect
          label="Status"
          param="status"
          emptyLabel="All Statuses"
          choices={statuses}
          // A link may ask for several.
          missingLabel={(several) => several.split(",").map((one) => statuses.find(({ value }) => value === one)?.label ?? one).join(", ")}
        />
        <FilterSelect label="Customer" param="customer" emptyLabel="All Customers" choices={customerChoices(listed.map(fieldsOf))} />
        {hasLocks && <FilterSelect label="Lock" param="lock" emptyLabel="Any Lock" choices={lockChoices} />}
        <FormControlLabel
          label="Show Inactive"
          control={<Checkbox size="small" checked={isInactiveShown} onChange={(_, checked) => showInactive(checked)} />}
        />
      </FilterBar>
      <MissingPart what="locks" parts={rows.map(({ lock: part }) => part)} onRetry={refetch} />
      <MissingPart what="customers" parts={rows.map(({ customer: part }) => part)} onRetry={refetch} />
      {hasLocks && table.rows.length > 0 && <SelectButton selection={selection} label="Providers" />}
      <DataTable
        {...table}
        columns={withCheckboxes(columns, selection, nameOf)}
        label="Providers"
        list={list}
        emptyText="No providers found."
        isDense
        minWidth={hasLocks ? 1396 : 1140}
        rowTone={(row) => (isNew(row) ? "green" : null)}
      />
      <BulkBar
        selection={selection}
        noun={noun}
        rows={table.rows}
        total={table.allRows.length}
        loadAll={async () => table.allRows}
        rowKey={rowKey}
        rowName={nameOf}
        actions={[{ label: "Unlock", past: "unlocked", reasonOf: unlockReason, send: unlock }]}
        onDone={() => void refetch()}
      />
      {edited !== undefined && (
        <ProviderForm key={edited.providerId} provider={edited} onClose={() => setForm(null, { replace: true })} refetch={refetch} />
      )}
      {pinged !== undefined && (
        <ProviderPings
          key={pinged.providerId}
          provider={pinged}
          hasLocks={hasLocks}
          onClose={() => setPings(null, { replace: true })}
          refetch={refetch}
        />
      )}
    </Surface>
  );
}

/** The next instant, in milliseconds, at which a row changes by itself; null if none does. */
function nextChange(rows: readonly Row[]): number | null {
  const instants = rows.flatMap((row) => [row.health.changesAt, lockOf(row)?.changesAt]).flatMap((instant) => (instant ? [Date.parse(instant)] : []));
  return instants.length === 0 ? null : instants.reduce((first, instant) => Math.min(first, instant));
}

/** What the filters read of a row. */
function fieldsOf({ providerId, name, handler, customerId, customer, health, lock }: Row): Filtered {
  return {
    providerId,
    name,
    handler,
    customerId,
    customer: customerText({ customerId, customer }),
    status: health.status,
    lock: lockOf({ lock }),
  };
}

function lockOf({ lock }: Pick<Row, "lock">): Lock | null {
  return lock?.ok === true ? (lock.value ?? null) : null;
}

/** Why a provider cannot be unlocked; null if it can. */
function unlockReason(row: Row): string | null {
  const lock = lockOf(row);
  return lock === null ? "The lock of this provider is not known." : (lock.unlock.reason ?? null);
}

/** A text of a lock; empty while it is not known. */
function lockText(text: (lock: Lock) => string): (row: Row) => string {
  return (row) => {
    const lock = lockOf(row);
    return lock === null ? "" : text(lock);
  };
}
