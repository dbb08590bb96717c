import { Suspense } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import customerMarketsFieldQuery from "../../__generated__/CustomerMarketsFieldQuery.graphql";
import type { CustomerMarketsFieldQuery } from "../../__generated__/CustomerMarketsFieldQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { MultiSelect } from "../../ui/MultiSelect";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { PanelError } from "../../ui/PanelError";
import { partialListText } from "../../ui/PartialListNote";

type Props = {
  /** The numbers of the chosen markets. */
  value: readonly number[];
  onChange: (marketIds: readonly number[]) => void;
};

/** The markets of a customer. When they cannot be loaded, the rest of the form still works. */
export function CustomerMarketsField(props: Props) {
  const { queryRef, reload } = usePanelQuery<CustomerMarketsFieldQuery>(customerMarketsFieldQuery, {});
  const waiting = (
    <MultiSelect label="Markets" placeholder="Loading Markets" choices={[]} value={[]} onChange={() => {}} disabled />
  );
  return (
    <PanelBoundary
      what="markets"
      onRetry={reload}
      resetKey={queryRef}
      renderError={(retry, isBusy) => <PanelError what="markets" onRetry={retry} isBusy={isBusy} isInline />}
    >
      {queryRef === null ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <Loaded queryRef={queryRef} {...props} />
        </Suspense>
      )}
    </PanelBoundary>
  );
}

function Loaded({ queryRef, value, onChange }: Props & { queryRef: PreloadedQuery<CustomerMarketsFieldQuery> }) {
  const { markets } = usePreloadedQuery<CustomerMarketsFieldQuery>(
    graphql`
      query CustomerMarketsFieldQuery @throwOnFieldError {
        markets(orderBy: { field: NAME }, first: 5000) {
          totalCount
          nodes {
            marketId
            marketName
          }
        }
      }
    `,
    queryRef,
  );
  const known = new Set(markets.nodes.map(({ marketId }) => marketId));
  // A market that is not in the list cannot be seen here, so it cannot be meant to go.
  const unseen = value.filter((marketId) => !known.has(marketId));
  return (
    <MultiSelect
      label="Markets"
      placeholder="Select Markets"
      choices={markets.nodes.map(({ marketId, marketName }) => ({ value: marketId, label: marketName }))}
      value={value}
      helperText={partialListText(markets.nodes.length, markets.totalCount) ?? undefined}
      onChange={(next) => onChange([...unseen, ...next])}
    />
  );
}
