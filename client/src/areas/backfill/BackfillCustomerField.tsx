import { graphql } from "react-relay";
import type { BackfillCustomerFieldQuery } from "../../__generated__/BackfillCustomerFieldQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { distinctNames } from "../../ui/table/distinctNames";
import { Panel } from "../../ui/layout/Panel";
import { partialListText } from "../../ui/table/PartialListNote";
import { customerLabel } from "../customers/customerLabel";
import { BackfillSelect, type BackfillSelectProps } from "./BackfillSelect";

const query = graphql`
  query BackfillCustomerFieldQuery @throwOnFieldError {
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

/** The customer of a backfill job. */
export function BackfillCustomerField(props: BackfillSelectProps) {
  const loadable = usePanelQuery<BackfillCustomerFieldQuery>("customers", query, {});
  const field = { label: "Customer", emptyLabel: "Select Customer", ...props };
  return (
    <Panel
      loadable={loadable}
      failure="inline"
      skeleton={<BackfillSelect {...field} emptyLabel="Loading Customers" isDisabled />}
      renderError={(error) => (
        <div>
          <BackfillSelect {...field} isDisabled />
          {error}
        </div>
      )}
    >
      {({ customers: { nodes, totalCount } }) => (
        <BackfillSelect
          {...field}
          choices={distinctNames(
            "Customer",
            nodes.map(({ customerId, name, slug }) => ({ value: customerId, label: customerLabel({ name, slug }) })),
          )}
          note={partialListText(nodes.length, totalCount)}
        />
      )}
    </Panel>
  );
}
