import { useEffect } from "react";

/** What a screen is about, such as a customer. */
export type Thing = {
  kind: string;
  label: string;
  address: string;
};

const listeners = new Set<() => void>();
let open: Thing | null = null;

function change(next: Thing | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Tells what the open screen is about, if it is about one thing. The search for everything keeps it among the recent ones. */
export function useScreenSubject({ kind, label, address }: Partial<Thing> = {}): void {
  useEffect(() => {
    if (kind === undefined || label === undefined || address === undefined) return undefined;
    const thing = { kind, label, address };
    change(thing);
    return () => {
      if (open === thing) change(null);
    };
  }, [kind, label, address]);
}

/** What the open screen is about; null if it is about many things. */
export const screenSubject = {
  get: () => open,
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
