import { readStoredToken, sessionToken } from "../session/session";

/** For each part of the screen with entries, whether any of them are unsaved. */
const parts = new Set<() => boolean>();

/** Whether the open screen has entries that are not saved. */
export const hasUnsavedEntries = (): boolean => [...parts].some((isUnsaved) => isUnsaved());

/** Like `askBeforeUnload`, for entries of the screen, which remounting it would lose as well. */
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
