import { lazy, Suspense } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router";
import type { CustomersPageQuery } from "../../__generated__/CustomersPageQuery.graphql";
import { paths } from "../../app/routing/paths";
import { useRouteQuery } from "../../app/routing/route";
import { Surface } from "../../ui/layout/Surface";
import { CopyValue } from "../../ui/table/CopyValue";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { EmptyState } from "../../ui/table/EmptyState";
import { FilterBar } from "../../ui/table/FilterBar";
import { FilterField } from "../../ui/table/FilterField";
import { distinctChoices, FilterSelect } from "../../ui/table/FilterSelect";
import { ListScreen } from "../../ui/table/ListScreen";
import { PartialListNote } from "../../ui/table/PartialListNote";
import { textSearch } from "../../ui/table/textSearch";
import { useUrlTable } from "../../ui/table/useUrlTable";
import { TextLink } from "../../ui/url/TextLink";
import { useClearParams } from "../../ui/url/useUrlParam";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { customerLabel } from "./CustomerSelect";

// Its fields are needed by few visits to the list.
const CustomerForm = lazy(async () => ({ default: (await import("./CustomerForm")).CustomerForm }));

const query = graphql`
  query CustomersPageQuery @preloadable @throwOnFieldError {
    customers(orderBy: { field: NAME }, first: 5000) {
      totalCount
      unreadableCount
      nodes {
        customerId
        name
        slug
        channelText
        channelLabel
      }
    }
  }
`;

type Customers = CustomersPageQuery["response"]["customers"];
type Row = Customers["nodes"][number];

const EMPTY_TEXT = "No customers found.";

const list = { name: "customers", filters: ["text", "channel"] };

const columns: readonly Column<Row>[] = [
  { key: "id", header: "ID", isOneLine: true, width: 80, value: ({ customerId }) => customerId, cell: ({ customerId }) => <CopyValue what="ID" text={String(customerId)} /> },
  {
    key: "name",
    header: "Name",
    isPinned: true,
    value: ({ name }) => name,
    // The row itself can be focused, so the link cannot: Tab stops once per row.
    cell: ({ slug, name }) => (
      <TextLink to={paths.customer(slug)} tabIndex={-1} style={{ fontWeight: 550 }}>
        {customerLabel({ name, slug })}
      </TextLink>
    ),
  },
  { key: "channel", header: "Channel", describes: "Customer.channel", width: "30%", value: ({ channelLabel }) => channelLabel },
];

/** All customers, and the form of a new one. */
export function CustomersPage() {
  const loadable = useRouteQuery<CustomersPageQuery>("customers", query);
  const onSaved = (close: () => void) => {
    close();
    void loadable.refetch();
  };
  return (
    <ListScreen
      title="Customers"
      list={loadable}
      columns={3}
      create={{
        label: "New Customer",
        form: (close) => (
          <Suspense>
            <CustomerForm customer={null} onClose={close} onSaved={() => onSaved(close)} />
          </Suspense>
        ),
      }}
    >
      {({ customers }) => <CustomersTable customers={customers} />}
    </ListScreen>
  );
}

/** The customers, filtered and sorted by the browser. */
function CustomersTable({ customers }: { customers: Customers }) {
  const navigate = useNavigate();
  const [text] = useUrlParam("text");
  const [channel] = useUrlParam("channel");
  const clear = useClearParams(["text", "channel"]);
  const isFound = textSearch(text);
  const filtered = customers.nodes.filter(
    ({ customerId, name, channelText }) => (channel === null || channelText === channel) && isFound(name, customerId),
  );
  const table = useUrlTable({
    columns,
    rows: filtered,
    rowKey: ({ customerId }) => customerId,
    pageSize: 100,
    sortedBy: "name",
  });
  const channels = customers.nodes.flatMap(({ channelText, channelLabel }) => (channelText ? [{ value: channelText, label: channelLabel ?? channelText }] : []));
  const isNarrowed = filtered.length < customers.nodes.length;

  const open = ({ slug }: Row) => void navigate(paths.customer(slug));

  if (customers.nodes.length === 0) {
    return (
      <Surface>
        <EmptyState text={EMPTY_TEXT} />
      </Surface>
    );
  }

  return (
    <Surface flush>
      <FilterBar
        label="Filter customers"
        count={{
          shown: isNarrowed ? filtered.length : customers.totalCount,
          total: customers.totalCount,
          one: "customer",
          many: "customers",
        }}
        onClear={clear}
      >
        <FilterField
          label="Name or ID"
          param="text"
          without={["page"]}
          onEnter={() => {
            const [only] = filtered;
            if (only !== undefined && filtered.length === 1) open(only);
          }}
        />
        <FilterSelect label="Channel" param="channel" emptyLabel="All Channels" choices={distinctChoices(channels)} />
      </FilterBar>
      <PartialListNote shown={customers.nodes.length} total={customers.totalCount} unreadable={customers.unreadableCount}>
        The filters look at these only.
      </PartialListNote>
      {filtered.length === 0 && isNarrowed ? (
        <EmptyState text="No customers match the filters." />
      ) : (
        <DataTable {...table} label="Customers" list={list} emptyText={EMPTY_TEXT} onRowClick={open} />
      )}
    </Surface>
  );
}
