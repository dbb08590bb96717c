import Button from "@mui/material/Button";
import { graphql } from "react-relay";
import type { CustomerUsersTabQuery } from "../../__generated__/CustomerUsersTabQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { type Column, DataTable } from "../../ui/DataTable";
import { Panel } from "../../ui/Panel";
import { PartialListNote } from "../../ui/PartialListNote";
import { TableSkeleton } from "../../ui/skeletons";
import { Surface } from "../../ui/Surface";
import { useUrlParam } from "../../ui/useUrlParam";
import { useUrlTable } from "../../ui/useUrlTable";
import { UserForm } from "./UserForm";

const query = graphql`
  query CustomerUsersTabQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Customer {
        users(orderBy: { field: NAME }, first: 5000) {
          totalCount
          nodes {
            userId
            displayName
            email
            ...UserForm_user
          }
        }
      }
    }
  }
`;

type Customer = NonNullable<CustomerUsersTabQuery["response"]["node"]>;
type Users = NonNullable<Customer["users"]>;

const columns: readonly Column<Users["nodes"][number]>[] = [
  { key: "name", header: "Name", value: ({ displayName }) => displayName },
  { key: "email", header: "Email", value: ({ email }) => email },
];

type Props = { id: string; customerId: number };

/** The users of a customer, and the form to add and change them. */
export function CustomerUsersTab({ id, customerId }: Props) {
  const users = usePanelQuery<CustomerUsersTabQuery>("users", query, { id });
  const [form, setForm] = useUrlParam("user");
  const formProps = { customerId, refetch: users.refetch, onClose: () => setForm(null, { replace: true }) };

  return (
    <Surface
      title="Users"
      flush
      actions={
        <Button variant="contained" color="primary" onClick={() => setForm("new")}>
          New User
        </Button>
      }
    >
      <Panel loadable={users} skeleton={<TableSkeleton columns={2} isInCard />}>
        {({ node }) => {
          const connection = node?.users ?? { totalCount: 0, nodes: [] };
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
  const table = useUrlTable({
    columns,
    rows: users.nodes,
    rowKey: ({ userId }) => userId,
    pageSize: 100,
    sortedBy: "name",
    pageParam: "users-page",
  });
  return (
    <>
      <PartialListNote shown={users.nodes.length} total={users.totalCount} />
      <DataTable
        {...table}
        label="Users"
        emptyText="This customer does not have any users."
        onRowClick={({ userId }) => onOpen(userId)}
      />
    </>
  );
}
