import type { Sort } from "../../ui/DataTable";

/** What each column sorts by. */
export type OrderValues<Row> = Readonly<Record<string, (row: Row) => string | number | null | undefined>>;

/** The order before anybody chose another: the highest number first. */
const usual: Sort = { key: "id", direction: "desc" };

const collator = new Intl.Collator("en", { sensitivity: "base" });

/** Sorts providers; those without a value come first when ascending, equal ones follow their numbers. */
export function orderProviders<Row extends { readonly providerId: number }>(
  rows: readonly Row[],
  { key, direction }: Sort,
  values: OrderValues<Row>,
): readonly Row[] {
  const value = values[key];
  const sign = direction === "asc" ? 1 : -1;
  return rows
    .map((row) => ({ row, by: value?.(row) ?? "" }))
    .toSorted((left, right) => sign * (compare(left.by, right.by) || left.row.providerId - right.row.providerId))
    .map(({ row }) => row);
}

function compare(left: string | number, right: string | number): number {
  if (left === "" || right === "") return Number(right === "") - Number(left === "");
  if (typeof left === "number" && typeof right === "number") return left - right;
  return collator.compare(String(left), String(right));
}

/** The order in the address: a column, with a hyphen before it for the largest first. */
export function orderFromParam(param: string | null, values: OrderValues<never>): Sort {
  const key = param?.replace(/^-/, "");
  if (key === undefined || !Object.hasOwn(values, key)) return usual;
  return { key, direction: param?.startsWith("-") === true ? "desc" : "asc" };
}

/** The order as it stands in the address; nothing for the usual one. */
export function orderToParam({ key, direction }: Sort): string | null {
  if (key === usual.key && direction === usual.direction) return null;
  return direction === "desc" ? `-${key}` : key;
}
