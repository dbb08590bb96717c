import { graphql } from "react-relay";
import type { CustomerMarketsFieldQuery } from "../../__generated__/CustomerMarketsFieldQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { MultiSelect } from "../../ui/form/MultiSelect";
import { Panel } from "../../ui/layout/Panel";
import { partialListText } from "../../ui/table/PartialListNote";

const query = graphql`
  query CustomerMarketsFieldQuery @throwOnFieldError {
    markets(orderBy: { field: NAME }, first: 5000) {
      totalCount
      nodes {
        marketId
        name
      }
    }
  }
`;

type Props = {
  /** The numbers of the chosen markets. */
  value: readonly number[];
  onChange: (marketIds: readonly number[]) => void;
};

/** The markets of a customer. When they cannot be loaded, the rest of the form still works. */
export function CustomerMarketsField({ value, onChange }: Props) {
  const loadable = usePanelQuery<CustomerMarketsFieldQuery>("markets", query, {});
  return (
    <Panel
      loadable={loadable}
      failure="inline"
      skeleton={
        <MultiSelect label="Markets" placeholder="Loading Markets" choices={[]} value={[]} onChange={() => {}} disabled />
      }
    >
      {({ markets: { nodes, totalCount } }) => {
        const known = new Set(nodes.map(({ marketId }) => marketId));
        // A market that is not listed cannot be deselected here, so it stays.
        const unlisted = value.filter((marketId) => !known.has(marketId));
        return (
          <MultiSelect
            label="Markets"
            placeholder="Select Markets"
            choices={nodes.map(({ marketId, name }) => ({ value: marketId, label: name }))}
            value={value}
            helperText={partialListText(nodes.length, totalCount) ?? undefined}
            onChange={(next) => onChange([...unlisted, ...next])}
          />
        );
      }}
    </Panel>
  );
}
