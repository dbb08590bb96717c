import { askBeforeUnload } from "../../../app/forms/useLeaveQuestion";
import { onSessionChange } from "../../../app/session/session";
import { createStore } from "../../../ui/externalStore";

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

/** The changes that are not saved yet, by study. They outlive the screen, which a link to a place leaves. */
const unsaved = createStore<ReadonlyMap<number, PlaceChanges>>(new Map());

onSessionChange(() => unsaved.set(new Map()));
askBeforeUnload(() => unsaved.get().size > 0);

function setChanges(studyId: number, changes: PlaceChanges): void {
  const next = new Map(unsaved.get());
  if (changes.size === 0) next.delete(studyId);
  else next.set(studyId, changes);
  unsaved.set(next);
}

const none: PlaceChanges = new Map();

const useChanges = (studyId: number) => unsaved.useValue().get(studyId) ?? none;

export type PlaceSelection = {
  /** The keys of the selected places. */
  selected: ReadonlySet<string>;
  /** How many places differ from what is saved. */
  changeCount: number;
  select: (placeIds: readonly string[], isSelected: boolean) => void;
  /** Goes back to what is saved. */
  discard: () => void;
};

/** The places that a study has selected, with the user's changes. */
export function usePlaceSelection(studyId: number, saved: ReadonlySet<string>): PlaceSelection {
  const { selected, changeCount } = applyChanges(saved, useChanges(studyId));
  return {
    selected,
    changeCount,
    select: (placeIds, isSelected) => {
      const current = unsaved.get().get(studyId) ?? none;
      setChanges(studyId, changePlaces(saved, current, placeIds, isSelected));
    },
    discard: () => setChanges(studyId, none),
  };
}
