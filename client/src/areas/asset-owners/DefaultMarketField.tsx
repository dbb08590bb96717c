import Box from "@mui/material/Box";
import { Suspense } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import query from "../../__generated__/DefaultMarketFieldQuery.graphql";
import type { DefaultMarketFieldQuery } from "../../__generated__/DefaultMarketFieldQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { SelectField } from "../../ui/fields";
import type { Choice } from "../../ui/fields";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { PanelError } from "../../ui/PanelError";

type Props = {
  /** The number of the chosen market. */
  value: number | null;
  onChange: (marketId: number | null) => void;
  /** The market that is set already and is no active one. */
  present: Choice<number> | null;
};

/** Chooses one of the active markets. */
export function DefaultMarketField(props: Props) {
  const { queryRef, reload } = usePanelQuery<DefaultMarketFieldQuery>(query, {});
  const waiting = (
    <SelectField label="Default Market" value={null} choices={[]} onChange={() => {}} emptyLabel="Loading Markets" disabled />
  );
  return (
    <PanelBoundary
      what="markets"
      onRetry={reload}
      renderError={(retry, isBusy) => (
        <Box>
          <PanelError what="markets" onRetry={retry} isBusy={isBusy} isInline />
        </Box>
      )}
    >
      <Suspense fallback={waiting}>{queryRef === null ? waiting : <Loaded queryRef={queryRef} {...props} />}</Suspense>
    </PanelBoundary>
  );
}

function Loaded({ queryRef, value, onChange, present }: Props & { queryRef: PreloadedQuery<DefaultMarketFieldQuery> }) {
  const { markets } = usePreloadedQuery<DefaultMarketFieldQuery>(
    graphql`
      query DefaultMarketFieldQuery @throwOnFieldError {
        markets(filter: { active: true }, orderBy: { field: NAME }, first: 5000) {
          nodes {
            marketId
            marketName
          }
        }
      }
    `,
    queryRef,
  );
  const choices = markets.nodes.map(({ marketId, marketName }) => ({ value: marketId, label: marketName }));
  return (
    <SelectField
      label="Default Market"
      value={value}
      choices={present === null || choices.some((choice) => choice.value === present.value) ? choices : [present, ...choices]}
      onChange={onChange}
      emptyLabel="None"
      // The dialog took the focus while there was nothing to choose from.
      autoFocus
    />
  );
}
