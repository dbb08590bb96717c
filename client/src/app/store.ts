import { useSyncExternalStore } from "react";

/** Something that happens, and that others can listen to. `listen` returns the function that stops it. */
export function createEvent<Detail = void>() {
  const listeners = new Set<(detail: Detail) => void>();
  return {
    listen: (listener: (detail: Detail) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit: (detail: Detail) => {
      for (const listener of [...listeners]) listener(detail);
    },
  };
}

/** A value outside React that components follow. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const change = createEvent();
  return {
    get: () => value,
    set: (next: Value) => {
      value = next;
      change.emit();
    },
    listen: (listener: () => void) => change.listen(listener),
    useValue: () => useSyncExternalStore(change.listen, () => value),
  };
}

/** A setting of this browser, which is on while local storage has its key. Other tabs follow. */
export function createFlag(key: string) {
  const isStored = () => localStorage.getItem(key) !== null;
  const flag = createStore(isStored());
  window.addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) flag.set(isStored());
  });
  return {
    ...flag,
    set: (isOn: boolean) => {
      if (isOn) localStorage.setItem(key, "on");
      else localStorage.removeItem(key);
      flag.set(isOn);
    },
  };
}
