import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import type { CustomerUsersTabQuery } from "../../__generated__/CustomerUsersTabQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { EmailText } from "../../ui/table/CellText";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { EmptyState } from "../../ui/table/EmptyState";
import { FilterBar } from "../../ui/table/FilterBar";
import { FilterField } from "../../ui/table/FilterField";
import { Panel } from "../../ui/layout/Panel";
import { PartialListNote } from "../../ui/table/PartialListNote";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { Surface } from "../../ui/layout/Surface";
import { textSearch } from "../../ui/table/textSearch";
import { useClearParams, useUrlParam } from "../../ui/url/useUrlParam";
import { useUrlTable } from "../../ui/table/useUrlTable";
import { UserForm } from "./UserForm";
import { ScreenButton } from "../../ui/layout/ScreenButton";

const query = graphql`
  query CustomerUsersTabQuery($slug: String!) @preloadable @throwOnFieldError {
    customer(by: { slug: $slug }) {
      users(orderBy: { field: NAME }, first: 5000) {
        totalCount
        unreadableCount
        nodes {
          userId
          displayName
          email
          ...UserForm_user
        }
      }
    }
  }
`;

type Users = NonNullable<CustomerUsersTabQuery["response"]["customer"]>["users"];

const columns: readonly Column<Users["nodes"][number]>[] = [
  {
    key: "name",
    header: "Name",
    isPinned: true,
    value: ({ displayName }) => displayName,
    // The row opens the user; the name looks so.
    cell: ({ displayName }) => <Box sx={{ color: "primary.main" }}>{displayName || "—"}</Box>,
  },
  { key: "email", header: "Email", value: ({ email }) => email, cell: ({ email }) => <EmailText email={email} /> },
];

/** The search parameters of the text and the page. */
const TEXT = "user-text";
const PAGE = "users-page";

const list = { name: "users", filters: [TEXT] };

type Props = { customerId: number; slug: string };

/** The users of a customer, and the form to add and change them. */
export function CustomerUsersTab({ customerId, slug }: Props) {
  const users = usePanelQuery<CustomerUsersTabQuery>("users", query, { slug });
  const [form, setForm] = useUrlParam("user");
  const formProps = { customerId, refetch: users.refetch, onClose: () => setForm(null, { replace: true }) };

  return (
    <Surface
      title="Users"
      flush
      actions={
        <ScreenButton isPrimary label="New User" onClick={() => setForm("new")} />
      }
    >
      <Panel loadable={users} skeleton={<TableSkeleton columns={2} isInCard />}>
        {({ customer }) => {
          const connection = customer?.users ?? { totalCount: 0, unreadableCount: 0, nodes: [] };
          const edited = connection.nodes.find(({ userId }) => String(userId) === form);
          return (
            <>
              <UsersTable users={connection} onOpen={(userId) => setForm(String(userId))} />
              {edited !== undefined && <UserForm user={edited} {...formProps} />}
            </>
          );
        }}
      </Panel>
      {form === "new" && <UserForm user={null} {...formProps} />}
    </Surface>
  );
}

function UsersTable({ users, onOpen }: { users: Users; onOpen: (userId: number) => void }) {
  const [text] = useUrlParam(TEXT);
  const clear = useClearParams([TEXT], [PAGE]);
  const isFound = textSearch(text);
  const shown = users.nodes.filter(({ displayName, email }) => isFound(displayName, email));
  const table = useUrlTable({
    columns,
    rows: shown,
    rowKey: ({ userId }) => userId,
    pageSize: 100,
    sortedBy: "name",
    pageParam: PAGE,
  });
  return (
    <>
      {users.nodes.length > 0 && (
        <FilterBar
          label="Filter users"
          count={{ shown: shown.length, total: users.nodes.length, one: "user", many: "users" }}
          onClear={clear}
        >
          <FilterField label="Name or Email" param={TEXT} without={[PAGE]} />
        </FilterBar>
      )}
      <PartialListNote shown={users.nodes.length} total={users.totalCount} unreadable={users.unreadableCount}>
        The filter looks at these only.
      </PartialListNote>
      {shown.length === 0 && users.nodes.length > 0 ? (
        <EmptyState text="No users match the filters." />
      ) : (
        <DataTable
          {...table}
          label="Users"
          list={list}
          emptyText="This customer does not have any users."
          onRowClick={({ userId }) => onOpen(userId)}
        />
      )}
    </>
  );
}
