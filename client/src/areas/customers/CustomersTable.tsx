import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { CustomersTable_query$data, CustomersTable_query$key } from "../../__generated__/CustomersTable_query.graphql";
import { paths } from "../../app/routing/paths";
import { CopyValue } from "../../ui/table/CopyValue";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { EmptyState } from "../../ui/table/EmptyState";
import { FilterBar } from "../../ui/table/FilterBar";
import { FilterField } from "../../ui/table/FilterField";
import { PartialListNote } from "../../ui/table/PartialListNote";
import { SelectField } from "../../ui/form/SelectField";
import { Surface } from "../../ui/layout/Surface";
import { TextLink } from "../../ui/url/TextLink";
import { useClearParams } from "../../ui/url/useClearParams";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { useUrlTable } from "../../ui/table/useUrlTable";
import { customerLabel } from "./customerLabel";
import { channelsOf, filterCustomers } from "./customerList";

type Row = CustomersTable_query$data["customers"]["nodes"][number];

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

/** The customers, filtered and sorted by the browser. */
export function CustomersTable({ query }: { query: CustomersTable_query$key }) {
  const { customers } = useFragment(
    graphql`
      fragment CustomersTable_query on Query @throwOnFieldError {
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
    `,
    query,
  );
  const navigate = useNavigate();
  const [text] = useUrlParam("text");
  const [channel, setChannel] = useUrlParam("channel");
  const clear = useClearParams(["text", "channel"]);

  const filtered = filterCustomers(customers.nodes, { text: text ?? "", channel });
  const table = useUrlTable({
    columns,
    rows: filtered,
    rowKey: ({ customerId }) => customerId,
    pageSize: 100,
    sortedBy: "name",
  });
  const channels = customers.nodes.map(({ channelText, channelLabel }) => ({ text: channelText, label: channelLabel }));
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
        <SelectField
          label="Channel"
          value={channel}
          emptyLabel="All Channels"
          choices={channelsOf(channels, channel)}
          onChange={(value) => setChannel(value, { replace: true, without: ["page"] })}
          fullWidth={false}
          sx={{ flex: "0 1 220px", minWidth: 180 }}
        />
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
