import { graphql } from "react-relay";
import type { DefaultMarketFieldQuery } from "../../__generated__/DefaultMarketFieldQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import type { Choice } from "../../ui/form/choices";
import { Panel } from "../../ui/layout/Panel";
import { SelectField } from "../../ui/form/SelectField";

const query = graphql`
  query DefaultMarketFieldQuery @throwOnFieldError {
    markets(filter: { isActive: true }, orderBy: { field: NAME }, first: 5000) {
      nodes {
        marketId
        name
      }
    }
  }
`;

type Props = {
  /** The number of the chosen market. */
  value: number | null;
  onChange: (marketId: number | null) => void;
  /** The market that is set already, if it is not active. */
  present: Choice<number> | null;
};

/** Selects one of the active markets. */
export function DefaultMarketField({ value, onChange, present }: Props) {
  const loadable = usePanelQuery<DefaultMarketFieldQuery>("markets", query, {});
  return (
    <Panel
      loadable={loadable}
      failure="inline"
      skeleton={
        <SelectField label="Default Market" value={null} choices={[]} onChange={() => {}} emptyLabel="Loading Markets" disabled />
      }
    >
      {({ markets }) => {
        const active = markets.nodes.map(({ marketId, name }) => ({ value: marketId, label: name }));
        const isListed = present === null || active.some((choice) => choice.value === present.value);
        return (
          <SelectField
            label="Default Market"
            value={value}
            choices={isListed ? active : [present, ...active]}
            onChange={onChange}
            emptyLabel="None"
            // The dialog took the focus while the markets were loading.
            autoFocus
          />
        );
      }}
    </Panel>
  );
}
