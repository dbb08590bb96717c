/** Places that the user has added (true) or removed (false) since the selection was saved, by key. */
export type PlaceChanges = ReadonlyMap<string, boolean>;

/** The saved selection with the changes. A change that someone else has saved meanwhile is none any more. */
export function applyChanges(saved: ReadonlySet<string>, changes: PlaceChanges): { selected: ReadonlySet<string>; changeCount: number } {
  const selected = new Set(saved);
  let changeCount = 0;
  for (const [placeId, isSelected] of changes) {
    if (isSelected !== saved.has(placeId)) changeCount += 1;
    if (isSelected) selected.add(placeId);
    else selected.delete(placeId);
  }
  return { selected, changeCount };
}

/** The changes after these places were added or removed. */
export function changePlaces(
  saved: ReadonlySet<string>,
  changes: PlaceChanges,
  placeIds: readonly string[],
  isSelected: boolean,
): PlaceChanges {
  const next = new Map(changes);
  for (const placeId of placeIds) {
    if (isSelected === saved.has(placeId)) next.delete(placeId);
    else next.set(placeId, isSelected);
  }
  return next;
}
