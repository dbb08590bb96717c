/** The texts of a row by column; null where it has none. */
type Texts = Readonly<Record<string, string | null>>;

/** A vehicle that was checked. */
type HeldVehicle = {
  /** The texts by which it is filtered and sorted, so that it stays where it was clicked. */
  readonly place: Texts;
  /** The texts before its latest check. */
  readonly before: Texts;
};

/** The checked vehicles by their number. */
export type HeldVehicles = ReadonlyMap<number, HeldVehicle>;

/** Holds a vehicle that is about to be checked. After another check it keeps its first place. */
export function hold(held: HeldVehicles, assetId: number, texts: Texts): HeldVehicles {
  return new Map(held).set(assetId, { place: held.get(assetId)?.place ?? texts, before: texts });
}

/** What a column said before the latest check of a vehicle; null if the check has not changed it. */
export function changedFrom(held: HeldVehicles, assetId: number, key: string, text: string | null): string | null {
  const before = held.get(assetId)?.before;
  if (before === undefined || before[key] === text) return null;
  return before[key] ?? "(empty)";
}
