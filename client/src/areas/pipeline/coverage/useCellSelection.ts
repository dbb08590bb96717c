import { useEffect, useEffectEvent, useState } from "react";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { type Selection, selectionFromParam, selectionToParam } from "./cellSelection";

/** How long a selection rests before the address has it: a drag changes it many times a second. */
const PAUSE_MS = 250;

/** The selection of cells, which the address keeps once it rests. */
export function useCellSelection(): [selection: Selection | null, select: (selection: Selection | null) => void] {
  const [param, setParam] = useUrlParam("cells");
  const [draft, setDraft] = useState<{ param: string | null; selection: Selection | null } | null>(null);
  const commit = useEffectEvent((selection: Selection | null) => setParam(selectionToParam(selection), { replace: true }));
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => commit(draft.selection), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  // Going back to another address leaves the draft behind.
  const selection = draft !== null && draft.param === param ? draft.selection : selectionFromParam(param);
  return [selection, (next) => setDraft({ param, selection: next })];
}
