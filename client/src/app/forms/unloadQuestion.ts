import { readStoredToken, sessionToken } from "../session/session";

/** Whether there is something to lose, for each part of the screen that may have such. */
const parts = new Set<() => boolean>();

/** Whether the open screen has entries that are not saved. */
export const hasUnsavedEntries = (): boolean => [...parts].some((isUnsaved) => isUnsaved());

/** The same as `askBeforeUnload`, for entries of the screen, which would also be lost if the screen were mounted again. */
export function guardEntries(isUnsaved: () => boolean): () => void {
  const stopAsking = askBeforeUnload(isUnsaved);
  parts.add(isUnsaved);
  return () => {
    parts.delete(isUnsaved);
    stopAsking();
  };
}

/** Has the browser ask before it reloads or closes the page while there is something to lose. Returns the function that ends it. */
export function askBeforeUnload(isUnsaved: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    // When another user has signed in, in another tab, nothing on this page may stay.
    const token = sessionToken();
    if (readStoredToken() === token && isUnsaved()) event.preventDefault();
  };
  window.addEventListener("beforeunload", ask);
  return () => window.removeEventListener("beforeunload", ask);
}
