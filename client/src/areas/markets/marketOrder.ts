import { sortFromParam } from "../../ui/listOrder";
import type { OrderValues } from "../../ui/listOrder";
import type { Sort } from "../../ui/DataTable";

/** What the order needs to know of a market. */
export type OrderedMarket = {
  readonly marketId: number;
  readonly marketName: string;
  readonly population: number | null | undefined;
  readonly marketHash: string;
};

/** What each column sorts by. Markets come sorted by name. */
export const orderValues: OrderValues<OrderedMarket> = {
  name: ({ marketName }) => marketName,
  id: ({ marketId }) => marketId,
  population: ({ population }) => population,
  hash: ({ marketHash }) => marketHash,
};

/** The order in the address; without one that there is, the most people come first. */
export function marketOrderFromParam(param: string | null): Sort {
  if (param === null || !Object.hasOwn(orderValues, param.replace(/^-/, ""))) return { key: "population", direction: "desc" };
  return sortFromParam(param, Object.keys(orderValues));
}

/** The order as it stands in the address; nothing for the usual one. */
export function marketOrderToParam({ key, direction }: Sort): string | null {
  if (key === "population" && direction === "desc") return null;
  return direction === "desc" ? `-${key}` : key;
}
