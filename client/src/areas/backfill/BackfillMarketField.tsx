import { graphql } from "react-relay";
import type { BackfillMarketFieldQuery } from "../../__generated__/BackfillMarketFieldQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { distinctNames } from "../../ui/table/distinctNames";
import { Panel } from "../../ui/layout/Panel";
import { partialListText } from "../../ui/table/PartialListNote";
import { BackfillSelect, type BackfillSelectProps } from "./BackfillSelect";

const query = graphql`
  query BackfillMarketFieldQuery @throwOnFieldError {
    markets(filter: { isActive: true }, orderBy: { field: NAME }, first: 5000) {
      totalCount
      nodes {
        marketId
        name
      }
    }
  }
`;

/** The market of a backfill job: one of the active markets. */
export function BackfillMarketField(props: BackfillSelectProps) {
  const loadable = usePanelQuery<BackfillMarketFieldQuery>("markets", query, {});
  const field = { label: "Market", emptyLabel: "Select Market", ...props };
  return (
    <Panel
      loadable={loadable}
      failure="inline"
      skeleton={<BackfillSelect {...field} emptyLabel="Loading Markets" isDisabled />}
      renderError={(error) => (
        <div>
          <BackfillSelect {...field} isDisabled />
          {error}
        </div>
      )}
    >
      {({ markets: { nodes, totalCount } }) => (
        <BackfillSelect
          {...field}
          choices={distinctNames(
            "Market",
            nodes.map(({ marketId, name }) => ({ value: marketId, label: name })),
          )}
          note={partialListText(nodes.length, totalCount)}
        />
      )}
    </Panel>
  );
}
