import { createContext, use, useState } from "react";

type Key = string | number;

/**
 * What the user asked for last: a text that changes with each Refresh of the list, and with what the graph filters and
 * sorts by. While it stays the same, rows keep their places. Null lets them move with every change.
 */
export const LastRefresh = createContext<string | null>(null);

/**
 * The order of a list that has changed since the user asked for it. Rows stay where they are, also those that no longer
 * belong in it; new ones come behind the row that they follow.
 */
export function steadyOrder(
  held: readonly Key[],
  wanted: readonly Key[],
  { isKnown, follows = () => null }: { isKnown: (key: Key) => boolean; follows?: (key: Key) => Key | null },
): readonly Key[] {
  const kept = held.filter(isKnown);
  const stays = new Set(kept);
  const wants = new Set(wanted);
  const behind = new Map<Key | null, Key[]>();
  wanted.forEach((key, place) => {
    if (stays.has(key)) return;
    const leader = follows(key);
    const before = leader !== null && (stays.has(leader) || wants.has(leader)) ? leader : (wanted[place - 1] ?? null);
    behind.set(before, [...(behind.get(before) ?? []), key]);
  });
  const order: Key[] = [];
  const open = [...(behind.get(null) ?? []), ...kept].toReversed();
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    order.push(key);
    open.push(...(behind.get(key) ?? []).toReversed());
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
  /** The row that a new one is put behind; null puts it where the order has it. */
  follows?: (row: Row) => Key | null;
};

/**
 * Keeps the rows of a list in their places until the user asks for another list: what someone does with a row moves
 * none below the pointer.
 */
export function useSteadyRows<Row>({ rows, known, rowKey, view, follows }: Options<Row>): readonly Row[] {
  const asked = use(LastRefresh);
  const list = `${asked} ${view}`;
  const wanted = rows.map(rowKey);
  const [held, setHeld] = useState<{ list: string; order: readonly Key[] }>({ list, order: wanted });
  if (asked === null) return rows;

  const byKey = new Map(known.map((row) => [rowKey(row), row]));
  const order =
    held.list === list
      ? steadyOrder(held.order, wanted, {
          isKnown: (key) => byKey.has(key),
          follows: (key) => {
            const row = byKey.get(key);
            return row === undefined || follows === undefined ? null : follows(row);
          },
        })
      : wanted;
  if (held.list !== list || !isSame(held.order, order)) setHeld({ list, order });
  return order.flatMap((key) => byKey.get(key) ?? []);
}
