import { createStore } from "./externalStore";

/**
 * A value that stays in this browser, for the user who is signed in only. `read` reads what is stored, which may be damaged or
 * by another version of the console, and gives the value to begin with for null. Other tabs follow.
 */
export function createUserStore<Value>(name: string, read: (stored: unknown) => Value) {
  const store = createStore(read(null));
  let key: string | null = null;
  const readStored = () => {
    try {
      store.set(read(JSON.parse(localStorage.getItem(key ?? "") ?? "null")));
    } catch {
      store.set(read(null));
    }
  };
  return {
    get: store.get,
    useValue: store.useValue,
    /** Follows what a user has kept, until the returned function is called. */
    follow: (email: string): (() => void) => {
      const own = `marquee.${name}:${email.toLowerCase()}`;
      key = own;
      const onStorage = (event: StorageEvent) => {
        if (event.key === own || event.key === null) readStored();
      };
      readStored();
      window.addEventListener("storage", onStorage);
      return () => {
        window.removeEventListener("storage", onStorage);
        key = null;
        store.set(read(null));
      };
    },
    /** Changes it, and says whether it outlasts the page: the browser's storage may be full. */
    change: (edit: (value: Value) => Value): boolean => {
      if (key === null) return false;
      const next = edit(store.get());
      store.set(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
        return true;
      } catch (error) {
        console.error(`Could not store the ${name}.`, error);
        return false;
      }
    },
  };
}
