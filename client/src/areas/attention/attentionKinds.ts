import type { AttentionKind } from "../../__generated__/AttentionPanelQuery.graphql";

/** How many reasons for attention an area has: several, if an object has several. If `isPartial`, some could not be counted. */
export type AreaCount = { readonly count: number; readonly isPartial: boolean; readonly readAt: Date };

/** The kinds that only one of the two lists has: that of everything, or that of a customer. */
const ofEverything: readonly AttentionKind[] = ["FAILED_MARKET_JOB", "MISSING_MARKET_JOBS"];
const ofCustomers: readonly AttentionKind[] = ["CAMPAIGN_WITHOUT_PIXEL", "VEHICLE_NEEDS_ATTENTION"];

const ofBoth: readonly AttentionKind[] = [
  "STALE_PROVIDER",
  "STUCK_LOCK",
  "FAILED_REFRESH_JOB",
  "UNFINISHED_STUDY",
  "DUE_STUDY",
  "BLOCKED_STUDY",
  "MARKED_STUDY",
  "NEVER_SEEN_PROVIDER",
];

/** The kind that a text of the address names, if the list of everything, or that of a customer, has it. */
export function kindOf(text: string | null, isOfCustomer: boolean): AttentionKind | null {
  return [...ofBoth, ...(isOfCustomer ? ofCustomers : ofEverything)].find((kind) => kind === text) ?? null;
}

type KindCount = { readonly kind: AttentionKind; readonly label: string; readonly count: number | null | undefined };

/** The items of a kind that were loaded, and how many there are. */
type Group<Item> = { readonly kind: AttentionKind; readonly label: string; readonly count: number; readonly items: readonly Item[] };

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
  const itemsOf = (kind: AttentionKind) => nodes.filter((item) => item.kind === kind);
  const groups = kinds.flatMap(({ kind, label, count }) => {
    const items = itemsOf(kind);
    const isShown = items.length > 0 || (chosen === null && (count ?? 0) > 0);
    return isShown ? [{ kind, label, count: Math.max(count ?? 0, items.length), items }] : [];
  });
  // The numbers leave out the lists that cannot be read. They come first.
  const others = new Map(nodes.filter((item) => kinds.every(({ kind }) => kind !== item.kind)).map((item) => [item.kind, labelOf(item)]));
  return [...[...others].map(([kind, label]) => ({ kind, label, count: itemsOf(kind).length, items: itemsOf(kind) })), ...groups];
}

/** The ids of screens, each with the kinds whose causes can be resolved there. */
const screens: readonly (readonly [screen: string, kinds: readonly AttentionKind[]])[] = [
  ["providers", ["STALE_PROVIDER", "STUCK_LOCK", "NEVER_SEEN_PROVIDER"]],
  ["pipeline", ["FAILED_MARKET_JOB", "FAILED_REFRESH_JOB", "MISSING_MARKET_JOBS"]],
  ["attribution", ["UNFINISHED_STUDY", "DUE_STUDY", "BLOCKED_STUDY", "MARKED_STUDY"]],
];

/** The number of reasons for attention, by the id of the screen, if there are any. An object with two reasons counts twice. */
export function countsByScreen(kinds: readonly Omit<KindCount, "label">[], readAt: Date): ReadonlyMap<string, AreaCount> {
  const counted = screens.map(([screen, own]): [string, AreaCount] => {
    const counts = kinds.filter(({ kind }) => own.includes(kind)).map(({ count }) => count);
    return [screen, { count: counts.reduce<number>((sum, count) => sum + (count ?? 0), 0), isPartial: counts.some((count) => count == null), readAt }];
  });
  return new Map(counted.filter(([, { count }]) => count > 0));
}
