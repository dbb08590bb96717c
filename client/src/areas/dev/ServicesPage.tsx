import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import type { ServicesPageQuery } from "../../__generated__/ServicesPageQuery.graphql";
import { useRouteQuery } from "../../app/routing/route";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { monospace } from "../../ui/layout/style";
import { Surface } from "../../ui/layout/Surface";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { EmptyState } from "../../ui/table/EmptyState";
import { FilterBar } from "../../ui/table/FilterBar";
import { FilterField } from "../../ui/table/FilterField";
import { distinctChoices, FilterSelect } from "../../ui/table/FilterSelect";
import { ListScreen } from "../../ui/table/ListScreen";
import { textSearch } from "../../ui/table/textSearch";
import { useUrlTable } from "../../ui/table/useUrlTable";
import { momentText } from "../../ui/text/format";
import { useClearParams, useUrlParam } from "../../ui/url/useUrlParam";

const query = graphql`
  query ServicesPageQuery @preloadable @throwOnFieldError {
    developer {
      serviceCalls {
        name
        service
        method
        path
        callCount
        failureCount
        unreadableRowCount
        hasFailed
        lastAt
        lastStatus
        lastError
        lastMilliseconds
        averageMilliseconds
      }
    }
  }
`;

type Calls = ServicesPageQuery["response"]["developer"]["serviceCalls"];
type Row = Calls[number];

const list = { name: "services", filters: ["text", "service", "shown"] };

/** The calls that a filter keeps. */
const kinds: Record<string, { label: string; isKept: (row: Row) => boolean }> = {
  failing: { label: "Latest Failed", isKept: ({ hasFailed }) => hasFailed === true },
  unreadable: { label: "With Unreadable Rows", isKept: ({ unreadableRowCount }) => unreadableRowCount > 0 },
  sent: { label: "Sent", isKept: ({ callCount }) => callCount > 0 },
  unsent: { label: "Not Sent", isKept: ({ callCount }) => callCount === 0 },
};

const columns: readonly Column<Row>[] = [
  {
    key: "name",
    header: "Call",
    isPinned: true,
    describes: "ServiceCall.name",
    value: ({ name }) => name,
    cell: ({ name }) => <div><Box sx={{ minWidth: { xs: 130, sm: "auto" }, whiteSpace: { sm: "nowrap" }, overflowWrap: "anywhere" }}>{name}</Box></div>,
  },
  {
    key: "last",
    header: "Latest",
    isOneLine: true,
    value: ({ lastStatus, lastError }) => lastError ?? lastStatus,
    cell: ({ hasFailed, lastStatus, lastError }) => hasFailed != null && <StatusChip tone={hasFailed ? "red" : "green"} label={lastError ?? String(lastStatus)} />,
  },
  { key: "at", header: "Sent At", isOneLine: true, describes: "ServiceCall.lastAt", value: ({ lastAt }) => lastAt, cell: ({ lastAt }) => momentText(lastAt) },
  { key: "took", header: "Latest (ms)", align: "right", describes: "ServiceCall.lastMilliseconds", value: ({ lastMilliseconds }) => lastMilliseconds },
  { key: "average", header: "Average (ms)", align: "right", describes: "ServiceCall.averageMilliseconds", value: ({ averageMilliseconds }) => averageMilliseconds },
  { key: "calls", header: "Sent", align: "right", describes: "ServiceCall.callCount", value: ({ callCount }) => callCount },
  { key: "failures", header: "Failed", align: "right", describes: "ServiceCall.failureCount", value: ({ failureCount }) => failureCount },
  { key: "unreadable", header: "Unreadable", align: "right", describes: "ServiceCall.unreadableRowCount", value: ({ unreadableRowCount }) => unreadableRowCount },
  { key: "service", header: "Service", isOneLine: true, describes: "ServiceCall.service", value: ({ service }) => service },
  {
    key: "path",
    header: "Request",
    isOneLine: true,
    value: ({ method, path }) => `${method} ${path}`,
    cell: ({ method, path }) => <Box component="span" sx={{ fontFamily: monospace, fontSize: 12 }}>{`${method} ${path}`}</Box>,
  },
];

/** Every call of the services, with its latest response and its counts since the gateway started. */
export function ServicesPage() {
  const loadable = useRouteQuery<ServicesPageQuery>("services", query);
  return (
    <ListScreen title="Services" list={loadable} columns={columns.length}>
      {({ developer }) => <ServicesTable calls={developer.serviceCalls} />}
    </ListScreen>
  );
}

function ServicesTable({ calls }: { calls: Calls }) {
  const [text] = useUrlParam("text");
  const [service] = useUrlParam("service");
  const [kind] = useUrlParam("shown");
  const clear = useClearParams(["text", "service", "shown"]);
  const isFound = textSearch(text);
  const isKept = kinds[kind ?? ""]?.isKept ?? (() => true);
  const shown = calls.filter((row) => isFound(row.name, row.path) && (service === null || row.service === service) && isKept(row));
  const table = useUrlTable({
    columns,
    rows: shown,
    rowKey: ({ name }) => name,
    pageSize: 200,
    sortedBy: "name",
    defaultSort: { key: "calls", direction: "desc" },
    filtered: { all: calls, by: JSON.stringify([text, service, kind]) },
  });
  return (
    <Surface flush>
      <FilterBar label="Filter calls" count={{ shown: shown.length, total: calls.length, one: "call", many: "calls" }} onClear={clear}>
        <FilterField label="Call or Path" param="text" without={["page"]} />
        <FilterSelect label="Service" param="service" emptyLabel="All Services" choices={distinctChoices(calls.map(({ service: value }) => ({ value, label: value })))} />
        <FilterSelect label="Calls" param="shown" emptyLabel="All Calls" choices={Object.entries(kinds).map(([value, { label }]) => ({ value, label }))} />
      </FilterBar>
      {table.rows.length === 0 ? <EmptyState text="No calls match the filters." /> : <DataTable {...table} label="Services" list={list} emptyText="No calls found." />}
    </Surface>
  );
}
