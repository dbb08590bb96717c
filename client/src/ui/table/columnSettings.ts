import { useSyncExternalStore } from "react";

/** How a user wants to see a list. */
export type ColumnSettings = {
  /** The keys of the columns in their order; empty for the order of the list itself. */
  order: readonly string[];
  /** The keys of the columns that are hidden. */
  hidden: readonly string[];
  /** Whether the rows are 52 pixels high, rather than 36. */
  isComfortable: boolean;
};

export const defaultSettings: ColumnSettings = { order: [], hidden: [], isComfortable: false };

/** Begins the key in local storage, before the name of the list. It is there only while something differs from the default. */
const PREFIX = "marquee.list:";

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === "string") : [];

/** Reads what was stored. What is damaged is left out. */
export function readSettings(text: string | null): ColumnSettings {
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    if (typeof stored !== "object" || stored === null) return defaultSettings;
    const read = (name: keyof ColumnSettings): unknown => Reflect.get(stored, name);
    return { order: texts(read("order")), hidden: texts(read("hidden")), isComfortable: read("isComfortable") === true };
  } catch {
    return defaultSettings;
  }
}

const known = new Map<string, ColumnSettings>();
const listeners = new Set<() => void>();

function settingsOf(list: string): ColumnSettings {
  let settings = known.get(list);
  if (settings === undefined) known.set(list, (settings = readSettings(localStorage.getItem(PREFIX + list))));
  return settings;
}

/** Calls back when a list looks different, also if another tab has changed it. */
function follow(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && !key.startsWith(PREFIX)) return;
    known.clear();
    listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

/** Keeps how a list looks, in this browser. */
export function changeSettings(list: string, next: ColumnSettings): void {
  known.set(list, next);
  for (const listener of listeners) listener();
  try {
    if (next === defaultSettings) localStorage.removeItem(PREFIX + list);
    else localStorage.setItem(PREFIX + list, JSON.stringify(next));
  } catch (error) {
    // The browser's storage may be full. The columns are kept until the page is closed.
    console.error(`Could not store the columns of ${list}.`, error);
  }
}

/** How a list looks in this browser. */
export function useColumnSettings(list: string | undefined): ColumnSettings {
  return useSyncExternalStore(follow, () => (list === undefined ? defaultSettings : settingsOf(list)));
}
