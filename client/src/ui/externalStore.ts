import { useSyncExternalStore } from "react";

/** Something that happens, and that others can listen to. `subscribe` returns the function that ends it. */
export function createEmitter<Detail = void>() {
  const listeners = new Set<(detail: Detail) => void>();
  return {
    subscribe: (listener: (detail: Detail) => void) => {
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
  const change = createEmitter();
  return {
    get: () => value,
    set: (next: Value) => {
      value = next;
      change.emit();
    },
    subscribe: change.subscribe,
    useValue: () => useSyncExternalStore(change.subscribe, () => value),
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
