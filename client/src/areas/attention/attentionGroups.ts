import type { AttentionKind } from "../../__generated__/AttentionPanelQuery.graphql";

type KindCount = { readonly kind: AttentionKind; readonly label: string; readonly count: number | null | undefined };

/** The items of a kind that were loaded, and how many there are. */
export type Group<Item> = { readonly kind: AttentionKind; readonly label: string; readonly count: number; readonly items: readonly Item[] };

/**
 * The kinds that have items, in the order of the list. A kind whose items come after those that were loaded is among them,
 * with its number only, unless another one is chosen.
 */
export function groupsOf<Item extends { readonly kind: AttentionKind }>(
  nodes: readonly Item[],
  labelOf: (item: Item) => string,
  kinds: readonly KindCount[],
  chosen: AttentionKind | null,
): readonly Group<Item>[] {
  const loaded = new Map<AttentionKind, Item[]>();
  for (const item of nodes) {
    const items = loaded.get(item.kind);
    if (items === undefined) loaded.set(item.kind, [item]);
    else items.push(item);
  }
  const groups: Group<Item>[] = [];
  for (const { kind, label, count } of kinds) {
    const items = loaded.get(kind) ?? [];
    loaded.delete(kind);
    const isShown = items.length > 0 || (chosen === null && (count ?? 0) > 0);
    if (isShown) groups.push({ kind, label, count: Math.max(count ?? 0, items.length), items });
  }
  // The numbers leave out the lists that cannot be read. They come first.
  const others = [...loaded].map(([kind, items]) => ({ kind, label: items.slice(0, 1).map(labelOf).join(""), count: items.length, items }));
  return [...others, ...groups];
}
