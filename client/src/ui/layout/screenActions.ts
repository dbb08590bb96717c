import { useEffect, useEffectEvent, useId, useSyncExternalStore } from "react";

/** Something that the open screen offers to do, as its buttons do. */
export type ScreenAction = {
  label: string;
  /** Where it leads to, if it opens a screen. */
  address?: string;
  /** Why it cannot be done now; null if it can. */
  reason: string | null;
  run: () => void;
};

type Entry = { id: string; action: ScreenAction };

let entries: readonly Entry[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Entry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Offers an action for as long as the component is there. The search for everything lists it. */
export function useScreenAction({ label, address, reason, run }: ScreenAction): void {
  const id = useId();
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    const entry = { id, action: { label, address, reason, run: () => runLatest() } };
    // One that changes keeps its place.
    change(entries.some((other) => other.id === id) ? entries.map((other) => (other.id === id ? entry : other)) : [...entries, entry]);
  }, [id, label, address, reason]);
  useEffect(() => () => change(entries.filter((entry) => entry.id !== id)), [id]);
}

/** The actions of the open screen, in the order of their buttons. */
export function useScreenActions(): readonly ScreenAction[] {
  return useSyncExternalStore(subscribe, () => entries).map(({ action }) => action);
}
