import { graphql } from "react-relay";
import type { JobMarketFieldQuery } from "../../../__generated__/JobMarketFieldQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import type { Choice } from "../../../ui/form/choices";
import { Panel } from "../../../ui/layout/Panel";
import { SelectField } from "../../../ui/form/SelectField";
import { useRefreshable } from "./refreshing";

const query = graphql`
  query JobMarketFieldQuery @throwOnFieldError {
    markets(orderBy: { field: NAME }, first: 5000) {
      nodes {
        marketId
        marketHash
        name
      }
    }
  }
`;

type Props = {
  /** The hash of the selected market; null for all markets. */
  value: string | null;
  onChange: (hash: string | null) => void;
};

/** Selects a market by its hash. */
export function JobMarketField({ value, onChange }: Props) {
  const loadable = usePanelQuery<JobMarketFieldQuery>("markets to choose from", query, {});
  useRefreshable(loadable.refetch);
  const field = (choices: readonly Choice[], isReady: boolean) => (
    <SelectField
      label="Market"
      value={value}
      choices={choices}
      missingLabel={(hash) => hash}
      emptyLabel={isReady ? "All Markets" : "Loading Markets"}
      onChange={onChange}
      disabled={!isReady}
      fullWidth={false}
      sx={{ flex: { xs: "1 1 100%", sm: "0 1 260px" } }}
    />
  );
  return (
    <Panel loadable={loadable} failure="inline" skeleton={field([], false)}>
      {({ markets }) =>
        field(
          // A market without a hash has no jobs.
          markets.nodes.flatMap(({ marketId, marketHash, name }) =>
            marketHash ? [{ value: marketHash, label: name, detail: String(marketId) }] : [],
          ),
          true,
        )
      }
    </Panel>
  );
}
