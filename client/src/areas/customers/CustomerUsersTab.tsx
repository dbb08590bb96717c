import Button from "@mui/material/Button";
import { Suspense } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import customerUsersTabQuery from "../../__generated__/CustomerUsersTabQuery.graphql";
import type { CustomerUsersTabQuery } from "../../__generated__/CustomerUsersTabQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { useUrlParam } from "../../ui/useUrlParam";
import { DataTable } from "../../ui/DataTable";
import type { Column } from "../../ui/DataTable";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { PartialListNote } from "../../ui/PartialListNote";
import { TableSkeleton } from "../../ui/skeletons";
import { Surface } from "../../ui/Surface";
import { sortRows, useUrlSort } from "../../ui/listOrder";
import { useRefresh } from "../../ui/useRefresh";
import { UserForm } from "./UserForm";
import { useUrlPage } from "../../ui/useUrlPage";

type Customer = NonNullable<CustomerUsersTabQuery["response"]["node"]>;
type Row = NonNullable<Customer["users"]>["nodes"][number];

/** The search parameter that holds the page. */
const PAGE = "users-page";
const PAGE_SIZE = 100;

const columns: readonly Column<Row>[] = [
  { key: "name", header: "Name", isSortable: true, cell: ({ displayName }) => displayName },
  { key: "email", header: "Email", isSortable: true, cell: ({ email }) => email },
];

const orderValues = {
  name: ({ displayName }: Row) => displayName,
  email: ({ email }: Row) => email,
};

type Props = { id: string; customerId: number };

/** The users of a customer, and the form to add and change them. */
export function CustomerUsersTab({ id, customerId }: Props) {
  const { queryRef, reload } = usePanelQuery<CustomerUsersTabQuery>(customerUsersTabQuery, { id });
  const { refresh, note } = useRefresh("users", reload);
  const [form, setForm] = useUrlParam("user");
  const closeForm = () => setForm(null, { replace: true });
  const onSaved = () => {
    closeForm();
    void refresh();
  };
  const waiting = <TableSkeleton columns={2} isInCard />;

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
      <PanelBoundary what="users" onRetry={reload} resetKey={queryRef}>
        {queryRef === null ? (
          waiting
        ) : (
          <Suspense fallback={waiting}>
            {note}
            <Loaded
              queryRef={queryRef}
              openUser={form}
              onOpen={(userId) => setForm(String(userId))}
              onClose={closeForm}
              onSaved={onSaved}
            />
          </Suspense>
        )}
      </PanelBoundary>
      {form === "new" && <UserForm user={null} customerId={customerId} onClose={closeForm} onSaved={onSaved} />}
    </Surface>
  );
}

type LoadedProps = {
  queryRef: PreloadedQuery<CustomerUsersTabQuery>;
  /** The number of the user whose form is open. */
  openUser: string | null;
  onOpen: (userId: number) => void;
  onClose: () => void;
  onSaved: () => void;
};

function Loaded({ queryRef, openUser, onOpen, onClose, onSaved }: LoadedProps) {
  const { node } = usePreloadedQuery<CustomerUsersTabQuery>(
    graphql`
      query CustomerUsersTabQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Customer {
            customerId
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
    `,
    queryRef,
  );
  const [sort, setSort] = useUrlSort(orderValues, PAGE);
  const users = node?.users?.nodes ?? [];
  const { rows, paging } = useUrlPage(sortRows(users, sort, orderValues), PAGE_SIZE, PAGE);
  const edited = users.find(({ userId }) => String(userId) === openUser);

  return (
    <>
      <PartialListNote shown={users.length} total={node?.users?.totalCount ?? 0} />
      <DataTable
        label="Users"
        columns={columns}
        rows={rows}
        rowKey={({ userId }) => userId}
        emptyText="This customer does not have any users."
        sort={sort}
        onSortChange={setSort}
        paging={paging}
        onRowClick={({ userId }) => onOpen(userId)}
      />
      {edited !== undefined && node?.customerId !== undefined && (
        <UserForm user={edited} customerId={node.customerId} onClose={onClose} onSaved={onSaved} />
      )}
    </>
  );
}
