import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { CustomerSelectQuery } from "../../__generated__/CustomerSelectQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../app/relay/usePanelQuery";
import { useRouteQuery } from "../../app/routing/route";
import { type Choices, LoadedLabels, LoadedSelect, type LoadedSelectProps } from "../../ui/form/LoadedSelect";
import { Panel } from "../../ui/layout/Panel";
import { distinctNames } from "../../ui/table/distinct";

const query = graphql`
  query CustomerSelectQuery @preloadable @throwOnFieldError {
    customers(orderBy: { field: NAME }, first: 5000) {
      totalCount
      nodes {
        customerId
        name
        slug
      }
    }
  }
`;

type Props = LoadedSelectProps<number> & {
  /** Whether each label ends with the number of the customer. */
  isNumbered?: boolean;
};

/** The customers to choose from. */
export function useCustomers(what = "customers"): PanelQuery<CustomerSelectQuery> {
  return usePanelQuery<CustomerSelectQuery>(what, query, {});
}

/** Chooses a customer. */
export function CustomerSelect(props: Props) {
  return <LoadedCustomerSelect customers={useCustomers()} {...props} />;
}

/** Chooses a customer, for screens whose route loads the customers. */
export function RouteCustomerSelect(props: Props) {
  return <LoadedCustomerSelect customers={useRouteQuery<CustomerSelectQuery>("customers", query)} {...props} />;
}

/** The slug of a customer, for screens whose route loads the customers; null until it is known, and if it is not. */
export function RouteCustomerSlug({ customerId, children }: { customerId: number; children: (slug: string | null) => ReactNode }) {
  const customers = useRouteQuery<CustomerSelectQuery>("customers", query);
  return (
    <Panel loadable={{ ...customers, isStale: false }} skeleton={children(null)} renderError={() => children(null)}>
      {({ customers: { nodes } }) => children(nodes.find((node) => node.customerId === customerId)?.slug ?? null)}
    </Panel>
  );
}

/** The name of a customer, for a screen that has no other use for the customers. */
export function CustomerName({ customerId }: { customerId: number }) {
  return <LoadedLabels kind="Customer" values={[customerId]} loadable={useCustomers()} read={customerChoices} />;
}

const namedCustomers = ({ customers: { nodes } }: CustomerSelectQuery["response"]) =>
  nodes.map(({ customerId, name, slug }) => ({ value: customerId, label: customerLabel({ name, slug }) }));

const customerChoices = (data: CustomerSelectQuery["response"]): Choices<number> => ({
  choices: distinctNames("Customer", namedCustomers(data)),
  totalCount: data.customers.totalCount,
});

const numberedChoices = (data: CustomerSelectQuery["response"]): Choices<number> => ({
  choices: namedCustomers(data).map(({ value, label }) => ({ value, label: `${label} (${value})` })),
  totalCount: data.customers.totalCount,
});

/** Chooses one of the customers that its owner has loaded. */
export function LoadedCustomerSelect({ customers, isNumbered = false, ...field }: Props & { customers: PanelQuery<CustomerSelectQuery> }) {
  return (
    <LoadedSelect
      kind="Customer"
      loadable={customers}
      read={isNumbered ? numberedChoices : customerChoices}
      {...field}
    />
  );
}

/** The name to show for a customer: its slug when the name is blank. */
export function customerLabel({ name, slug }: { readonly name: string; readonly slug: string }): string {
  return name.trim() === "" ? slug : name;
}
