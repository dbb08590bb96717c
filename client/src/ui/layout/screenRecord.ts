import { useEffect } from "react";
import { createStore } from "../externalStore";

/** The record that a screen is about, such as a customer. */
export type ScreenRecord = {
  kind: string;
  label: string;
  address: string;
};

/** The record that the open screen is about; null if it is about none in particular. */
export const screenRecord = createStore<ScreenRecord | null>(null);

/** Tells which record the open screen is about, if any. The search for everything keeps it among the recent ones. */
export function useScreenRecord({ kind, label, address }: Partial<ScreenRecord> = {}): void {
  useEffect(() => {
    if (kind === undefined || label === undefined || address === undefined) return undefined;
    const record = { kind, label, address };
    screenRecord.set(record);
    return () => {
      if (screenRecord.get() === record) screenRecord.set(null);
    };
  }, [kind, label, address]);
}
