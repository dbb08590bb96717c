import { useUrlParam } from "./useUrlParam";
import type { Sort } from "./DataTable";

/** What each column sorts by. The first column named is the one that the rows come sorted by. */
export type OrderValues<Row> = Readonly<Record<string, (row: Row) => string | number | null | undefined>>;

const collator = new Intl.Collator("en", { sensitivity: "base" });

/** Sorts rows that come in the order of the first column; equal rows stay in it, rows without a value come last. */
export function sortRows<Row>(rows: readonly Row[], { key, direction }: Sort, values: OrderValues<Row>): readonly Row[] {
  const [usual] = Object.keys(values);
  const value = values[key];
  if (value === undefined || key === usual) return direction === "asc" ? rows : rows.toReversed();
  const sign = direction === "asc" ? 1 : -1;
  return rows
    .map((row) => ({ row, by: value(row) ?? "" }))
    .toSorted((left, right) => {
      if (left.by === "" || right.by === "") return Number(left.by === "") - Number(right.by === "");
      if (typeof left.by === "number" && typeof right.by === "number") return sign * (left.by - right.by);
      return sign * collator.compare(String(left.by), String(right.by));
    })
    .map(({ row }) => row);
}

/** The order in the address: a column, with a hyphen before it for the largest first. */
export function sortFromParam(param: string | null, keys: readonly string[]): Sort {
  const key = param?.replace(/^-/, "");
  if (key === undefined || !keys.includes(key)) return { key: keys[0] ?? "", direction: "asc" };
  return { key, direction: param?.startsWith("-") === true ? "desc" : "asc" };
}

/** The order as it stands in the address; nothing for the usual one. */
export function sortToParam({ key, direction }: Sort, keys: readonly string[]): string | null {
  if (direction === "desc") return `-${key}`;
  return key === keys[0] ? null : key;
}

/** The order of a list, kept in the address. A change goes back to the first page. */
export function useUrlSort(values: OrderValues<never>, pageParam = "page"): [sort: Sort, setSort: (sort: Sort) => void] {
  const keys = Object.keys(values);
  const [param, setParam] = useUrlParam("sort");
  return [
    sortFromParam(param, keys),
    (sort) => setParam(sortToParam(sort, keys), { replace: true, without: [pageParam] }),
  ];
}
