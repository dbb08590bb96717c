import type { ReactNode } from "react";
import { useState } from "react";
import { PanelError } from "./PanelError";

/**
 * Reads again what a list shows. Where that fails, what was there stays, the console hears why, and the note,
 * which belongs above the list, says so with a way to try again. `refresh` never rejects.
 */
export function useRefresh(what: string, read: () => Promise<void>): { refresh: () => Promise<void>; note: ReactNode } {
  const [isStale, setStale] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    try {
      await read();
      setStale(false);
    } catch (error) {
      console.error(`Could not load ${what}.`, error);
      setStale(true);
    } finally {
      setBusy(false);
    }
  };
  return { refresh, note: isStale && <PanelError what={what} isBusy={isBusy} onRetry={() => void refresh()} /> };
}
