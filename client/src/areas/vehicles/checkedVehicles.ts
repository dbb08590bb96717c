/** The texts of a row by column; null where it has none. */
type Texts = Readonly<Record<string, string | null>>;

/** A vehicle that was checked. */
type CheckedVehicle = {
  /** The texts by which it is filtered and sorted, so that it stays where it was clicked. */
  readonly place: Texts;
  /** The texts before its latest check. */
  readonly before: Texts;
};

/** The checked vehicles by their number. */
export type CheckedVehicles = ReadonlyMap<number, CheckedVehicle>;

/** Notes what a vehicle shows before a check. After another check it keeps its first place. */
export function noteCheck(checked: CheckedVehicles, assetId: number, texts: Texts): CheckedVehicles {
  return new Map(checked).set(assetId, { place: checked.get(assetId)?.place ?? texts, before: texts });
}

/** What a column said before the latest check of a vehicle; null if the check has not changed it. */
export function changedFrom(checked: CheckedVehicles, assetId: number, key: string, text: string | null): string | null {
  const before = checked.get(assetId)?.before;
  if (before === undefined || before[key] === text) return null;
  return before[key] ?? "(empty)";
}
