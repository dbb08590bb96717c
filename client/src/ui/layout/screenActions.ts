import { useEffect, useEffectEvent, useId } from "react";
import { createStore } from "../externalStore";

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

const entries = createStore<readonly Entry[]>([]);

/** Offers an action for as long as the component is there. The search for everything lists it. */
export function useScreenAction({ label, address, reason, run }: ScreenAction): void {
  const id = useId();
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    const entry = { id, action: { label, address, reason, run: () => runLatest() } };
    // One that changes keeps its place.
    const before = entries.get();
    entries.set(before.some((other) => other.id === id) ? before.map((other) => (other.id === id ? entry : other)) : [...before, entry]);
  }, [id, label, address, reason]);
  useEffect(() => () => entries.set(entries.get().filter((entry) => entry.id !== id)), [id]);
}

/** The actions of the open screen, in the order of their buttons. */
export function useScreenActions(): readonly ScreenAction[] {
  return entries.useValue().map(({ action }) => action);
}
