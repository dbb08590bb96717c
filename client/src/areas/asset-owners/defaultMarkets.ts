import type { Choice } from "../../ui/form/choices";
import { compareTexts } from "../../ui/table/sort";

/** Stands in the address for asset owners without a default market. */
const NONE = "none";

/** The fields of an asset owner that the filter reads. The name is missing if the market is unknown. */
type Owner = { readonly defaultMarketId: number | null | undefined; readonly marketName: string | undefined };

/** A default market as the filter's value. */
export function marketValue(marketId: number | null | undefined): string {
  return marketId == null ? NONE : String(marketId);
}

/** The default markets that occur, by name, and the selected one even if it does not. */
export function defaultMarkets(owners: readonly Owner[], chosen: string | null): readonly Choice[] {
  const labels = new Map<string, string>();
  if (chosen !== null) labels.set(chosen, `Market ${chosen}`);
  for (const { defaultMarketId, marketName } of owners) {
    const value = marketValue(defaultMarketId);
    labels.set(value, marketName ?? `Market ${value}`);
  }
  const hasNone = labels.delete(NONE);
  const choices = [...labels].map(([value, label]) => ({ value, label }));
  return [
    ...(hasNone ? [{ value: NONE, label: "No Default Market" }] : []),
    ...choices.toSorted((left, right) => compareTexts(left.label, right.label)),
  ];
}
