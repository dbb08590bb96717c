import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { CustomersTable_query$data, CustomersTable_query$key } from "../../__generated__/CustomersTable_query.graphql";
import { paths } from "../../app/routing/paths";
import { useUrlParam } from "../../ui/useUrlParam";
import { DataTable } from "../../ui/DataTable";
import type { Column } from "../../ui/DataTable";
import { EmptyState } from "../../ui/EmptyState";
import { SelectField } from "../../ui/fields";
import { numberText } from "../../ui/format";
import { PartialListNote } from "../../ui/PartialListNote";
import { Surface } from "../../ui/Surface";
import { TextLink } from "../../ui/TextLink";
import { channelsOf, filterCustomers } from "./customerList";
import { FilterField } from "../../ui/FilterField";
import { sortRows, useUrlSort } from "../../ui/listOrder";
import { customerLabel } from "./customerLabel";
import { useUrlPage } from "../../ui/useUrlPage";

type Row = CustomersTable_query$data["customers"]["nodes"][number];

const PAGE_SIZE = 100;
const EMPTY_TEXT = "No customers found.";

const columns: readonly Column<Row>[] = [
  { key: "id", header: "ID", width: 80, isSortable: true, cell: ({ customerId }) => customerId },
  {
    key: "name",
    header: "Name",
    isSortable: true,
    // The row takes the keyboard's focus for its link, so that Tab stops once a row.
    cell: ({ slug, customerName }) => (
      <TextLink to={paths.customer(slug)} tabIndex={-1} sx={{ fontWeight: 550 }}>
        {customerLabel({ customerName, slug })}
      </TextLink>
    ),
  },
  { key: "channel", header: "Channel", width: "30%", isSortable: true, cell: ({ channelText }) => channelText },
];

const orderValues = {
  name: ({ customerName }: Row) => customerName,
  id: ({ customerId }: Row) => customerId,
  channel: ({ channelText }: Row) => channelText,
};

/** The customers, narrowed and sorted at once in the browser: all of them are there. */
export function CustomersTable({ query }: { query: CustomersTable_query$key }) {
  const { customers } = useFragment(
    graphql`
      fragment CustomersTable_query on Query @throwOnFieldError {
        customers(orderBy: { field: NAME }, first: 5000) {
          totalCount
          nodes {
            customerId
            customerName
            slug
            channelText
          }
        }
      }
    `,
    query,
  );
  const navigate = useNavigate();
  const [text, setText] = useUrlParam("text");
  const [channel, setChannel] = useUrlParam("channel");
  const [sort, setSort] = useUrlSort(orderValues);

  const filtered = filterCustomers(customers.nodes, { text: text ?? "", channel });
  const { rows, paging } = useUrlPage(sortRows(filtered, sort, orderValues), PAGE_SIZE);
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
      <Box
        role="search"
        aria-label="Filter customers"
        sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3, p: 4, pb: 2 }}
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
          choices={channelsOf(customers.nodes, channel).map((value) => ({ value, label: value }))}
          onChange={(value) => setChannel(value, { replace: true, without: ["page"] })}
          fullWidth={false}
          sx={{ flex: "0 1 220px", minWidth: 180 }}
        />
        <Box
          component="span"
          role="status"
          sx={{ ml: { sm: "auto" }, color: "text.secondary", fontSize: 13, fontVariantNumeric: "tabular-nums" }}
        >
          {countText(isNarrowed ? filtered.length : customers.totalCount, customers.totalCount)}
        </Box>
      </Box>
      <PartialListNote shown={customers.nodes.length} total={customers.totalCount}>
        The filters look at these only.
      </PartialListNote>
      {filtered.length === 0 && isNarrowed ? (
        <EmptyState
          text={EMPTY_TEXT}
          action={<Button onClick={() => setText(null, { without: ["channel", "page"] })}>Clear Filters</Button>}
        />
      ) : (
        <DataTable
          label="Customers"
          columns={columns}
          rows={rows}
          rowKey={({ customerId }) => customerId}
          emptyText={EMPTY_TEXT}
          onRowClick={open}
          sort={sort}
          onSortChange={setSort}
          paging={paging}
        />
      )}
    </Surface>
  );
}

function countText(shown: number, total: number): string {
  const all = `${numberText(total)} ${total === 1 ? "customer" : "customers"}`;
  return shown === total ? all : `${numberText(shown)} of ${all}`;
}
