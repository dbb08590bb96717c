import { useEffect } from "react";

/** The record that a screen is about, such as a customer. */
export type ScreenRecord = {
  kind: string;
  label: string;
  address: string;
};

const listeners = new Set<() => void>();
let open: ScreenRecord | null = null;

function change(next: ScreenRecord | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Tells which record the open screen is about, if any. The search for everything keeps it among the recent ones. */
export function useScreenRecord({ kind, label, address }: Partial<ScreenRecord> = {}): void {
  useEffect(() => {
    if (kind === undefined || label === undefined || address === undefined) return undefined;
    const record = { kind, label, address };
    change(record);
    return () => {
      if (open === record) change(null);
    };
  }, [kind, label, address]);
}

/** The record that the open screen is about; null if it is about none in particular. */
export const screenRecord = {
  get: () => open,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
