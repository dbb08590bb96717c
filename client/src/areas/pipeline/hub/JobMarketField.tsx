import { LoadedSelect } from "../../../ui/form/LoadedSelect";
import { marketHashChoices, useMarkets } from "../../markets/MarketSelect";
import { useRefetchable } from "./refetching";

type Props = {
  /** The hash of the selected market; null for all markets. */
  value: string | null;
  onChange: (hash: string | null) => void;
};

/** Selects a market by its hash: jobs know no other. */
export function JobMarketField({ value, onChange }: Props) {
  const loadable = useMarkets(null, "markets to choose from");
  useRefetchable(loadable.refetch);
  return (
    <LoadedSelect
      kind="Market"
      loadable={loadable}
      read={marketHashChoices}
      value={value}
      onChange={onChange}
      emptyLabel="All Markets"
      sx={{ flex: { xs: "1 1 100%", sm: "0 1 260px" } }}
    />
  );
}
