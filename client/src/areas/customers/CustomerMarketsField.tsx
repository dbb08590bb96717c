import { MultiSelect } from "../../ui/form/SelectField";
import { Panel } from "../../ui/layout/Panel";
import { partialListText } from "../../ui/table/PartialListNote";
import { marketChoices, useMarkets } from "../markets/MarketSelect";

type Props = {
  /** The numbers of the chosen markets. */
  value: readonly number[];
  onChange: (marketIds: readonly number[]) => void;
};

/** The markets of a customer. When they cannot be loaded, the rest of the form still works. */
export function CustomerMarketsField({ value, onChange }: Props) {
  return (
    <Panel
      loadable={useMarkets(null)}
      failure="inline"
      skeleton={
        <MultiSelect label="Markets" placeholder="Loading Markets" choices={[]} value={[]} onChange={() => {}} disabled />
      }
    >
      {(data) => {
        const { choices, totalCount } = marketChoices(data);
        const known = new Set(choices.map((choice) => choice.value));
        // A market that is not listed cannot be deselected here, so it stays.
        const unlisted = value.filter((marketId) => !known.has(marketId));
        return (
          <MultiSelect
            label="Markets"
            placeholder="Select Markets"
            choices={choices}
            value={value}
            helperText={partialListText(choices.length, totalCount) ?? undefined}
            onChange={(next) => onChange([...unlisted, ...next])}
          />
        );
      }}
    </Panel>
  );
}
