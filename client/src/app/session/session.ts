const KEY = "auth.token";

type Listener = () => void;

const onEnd = new Set<Listener>();
const onChange = new Set<Listener>();

/** The token this page works with. It follows local storage, where other tabs change it too. */
let current: string | null = storedToken();

/** An empty token is none. */
function storedToken(): string | null {
  return localStorage.getItem(KEY) || null;
}

/** The token of the session, or null when nobody is signed in. */
export function sessionToken(): string | null {
  return current;
}

/**
 * Reads the stored token, as every navigation does first. A token that another tab replaced makes this
 * page forget what it knew before.
 */
export function readStoredToken(): string | null {
  change(storedToken());
  return current;
}

/** Stores the token of a successful sign-in. Even the same token starts a new session. */
export function startSession(token: string): void {
  localStorage.setItem(KEY, token);
  current = token;
  for (const listener of onChange) listener();
}

/** Ends the session: the token goes, everything known goes, and the sign-in screen comes. */
export function endSession(): void {
  localStorage.removeItem(KEY);
  forgetGraphiql();
  change(null);
  for (const listener of onEnd) listener();
}

/**
 * GraphiQL keeps its tabs and its history in local storage: people's texts, and perhaps a password among
 * them. The next person on this browser sees nothing of these either. The look of GraphiQL may stay.
 */
export function forgetGraphiql(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith("graphiql:") && key !== "graphiql:theme") localStorage.removeItem(key);
  }
}

/** Calls the listener whenever what is known must be forgotten. */
export function onSessionChange(listener: Listener): () => void {
  onChange.add(listener);
  return () => void onChange.delete(listener);
}

/** Calls the listener whenever the user must sign in again. */
export function onSessionEnd(listener: Listener): () => void {
  onEnd.add(listener);
  return () => void onEnd.delete(listener);
}

function change(token: string | null): void {
  if (token === current) return;
  current = token;
  for (const listener of onChange) listener();
}

/** Follows sign-outs and sign-ins of other tabs, also those that happened while this page was put away. */
export function followOtherTabs(): void {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === null) follow(null);
    else if (key === KEY) follow(newValue || null);
  });
  // A page that the browser brings back as it was has heard of nothing in between.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) follow(storedToken());
  });
}

function follow(token: string | null): void {
  // Whoever is on the sign-in screen stays there.
  if (token === current || current === null) return;
  // Another person may have signed in: nothing of this page may stay.
  if (token === null) endSession();
  else window.location.reload();
}
