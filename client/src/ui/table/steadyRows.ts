import { createContext, use, useState } from "react";

type Key = string | number;

/**
 * What the user asked for last: a text that changes with each Refresh of the list, and with what the graph filters and
 * sorts by. While it stays the same, rows keep their places. Null lets them move with every change.
 */
export const LastRefresh = createContext<string | null>(null);

/**
 * The order of a list that has changed since the user asked for it. Rows stay where they are, also those that no longer
 * belong in it; new ones come behind the row before them.
 */
export function steadyOrder(held: readonly Key[], wanted: readonly Key[], isKnown: (key: Key) => boolean): readonly Key[] {
  const kept = held.filter(isKnown);
  const stays = new Set(kept);
  const next = new Map(wanted.map((key, place) => [wanted[place - 1] ?? null, key]));
  const order: Key[] = [];
  for (const row of [null, ...kept]) {
    if (row !== null) order.push(row);
    for (let key = next.get(row); key !== undefined && !stays.has(key); key = next.get(key)) order.push(key);
  }
  return order;
}

const isSame = (one: readonly Key[], other: readonly Key[]) => one.length === other.length && one.every((key, place) => key === other[place]);

type Options<Row> = {
  /** The rows that belong in the list now, in their order. */
  rows: readonly Row[];
  /** All rows that there are, also those that the filters hide. */
  known: readonly Row[];
  rowKey: (row: Row) => Key;
  /** What the browser filters and sorts by. */
  view: string;
};

/**
 * Keeps the rows of a list in their places until the user asks for another list: what someone does with a row moves
 * none below the pointer.
 */
export function useSteadyRows<Row>({ rows, known, rowKey, view }: Options<Row>): readonly Row[] {
  const asked = use(LastRefresh);
  const list = `${asked} ${view}`;
  const wanted = rows.map(rowKey);
  const [held, setHeld] = useState<{ list: string; order: readonly Key[] }>({ list, order: wanted });
  if (asked === null) return rows;

  const byKey = new Map(known.map((row) => [rowKey(row), row]));
  const order = held.list === list ? steadyOrder(held.order, wanted, (key) => byKey.has(key)) : wanted;
  if (held.list !== list || !isSame(held.order, order)) setHeld({ list, order });
  return order.flatMap((key) => byKey.get(key) ?? []);
}
