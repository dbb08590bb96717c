import { lazy, Suspense } from "react";
import { graphql } from "react-relay";
import type { CustomersPageQuery } from "../../__generated__/CustomersPageQuery.graphql";
import { useRouteQuery } from "../../app/routing/route";
import { ListScreen } from "../../ui/table/ListScreen";
import { CustomersTable } from "./CustomersTable";

// Its fields are needed by few visits to the list.
const CustomerForm = lazy(async () => ({ default: (await import("./CustomerForm")).CustomerForm }));

const query = graphql`
  query CustomersPageQuery @preloadable {
    ...CustomersTable_query
  }
`;

/** All customers, and the form of a new one. */
export function CustomersPage() {
  const customers = useRouteQuery<CustomersPageQuery>("customers", query);
  const onSaved = (close: () => void) => {
    close();
    void customers.refetch();
  };
  return (
    <ListScreen
      title="Customers"
      list={customers}
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
      {(data) => <CustomersTable query={data} />}
    </ListScreen>
  );
}
