import { readStoredToken, sessionToken } from "../session/session";

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
