import { createEmitter, createStore } from "../../ui/externalStore";

const KEY = "auth.token";

/** The key in local storage that says, to other tabs too, that the latest session ended by itself. */
const EXPIRED = "marquee.session-expired";

/** The key in session storage of what was entered into forms and not saved. */
export const DRAFTS = "marquee.drafts";

const ended = createEmitter<boolean>();
const changed = createEmitter();

/** Calls the listener whenever the user must sign in again, with whether the session ended by itself. */
export const onSessionEnd = ended.subscribe;

/** Calls the listener whenever the data of the session must be discarded. */
export const onSessionChange = changed.subscribe;

let lifetime = new AbortController();

/** The signal that aborts what belongs to this session. */
export const sessionSignal = (): AbortSignal => lifetime.signal;

// The first listener, so that the others find the signal of the next session.
changed.subscribe(() => {
  lifetime.abort();
  lifetime = new AbortController();
});

/** The token that this page uses. It follows local storage, which other tabs change too. */
let current: string | null = storedToken();

/** Reads the token of local storage. An empty one counts as missing. */
function storedToken(): string | null {
  return localStorage.getItem(KEY) || null;
}

/** The email address of the signed-in user; null until it is known who that is. */
export const userEmail = createStore<string | null>(null);

/** The token of the session; null if no one is signed in. */
export function sessionToken(): string | null {
  return current;
}

/**
 * Reads the stored token, as every navigation does first. If another tab has replaced it, this page discards
 * the data of the earlier session, unless a form keeps it.
 */
export function readStoredToken(): string | null {
  const token = storedToken();
  if (!isHeld(token)) change(token);
  return current;
}

/** Stores the token of a successful sign-in. Even the same token starts a new session. */
export function startSession(token: string): void {
  store(token);
  endReason.set(null);
  changed.emit();
}

function store(token: string): void {
  localStorage.setItem(KEY, token);
  localStorage.removeItem(EXPIRED);
  current = token;
  refused.set(false);
}

/** Whether a form keeps the page open, although the session has ended. */
const refused = createStore(false);
export const useIsRefused = refused.useValue;
export const isRefused = refused.get;

/** How many of the open forms let the user sign in again. */
let forms = 0;

/** Lets a form keep the page open when its write is refused. Returns the function for when the form is gone. */
export function holdPage(): () => void {
  forms += 1;
  return () => {
    forms -= 1;
    if (forms > 0 || !refused.get()) return;
    const token = storedToken();
    // In another tab, the next session has begun.
    if (token !== null && token !== current) window.location.reload();
    else endSession({ isExpired: true });
  };
}

/** Whether a form keeps the page open although another tab has stored this token, or has noticed the end of the session. */
function isHeld(token: string | null): boolean {
  return refused.get() && (token !== null || localStorage.getItem(EXPIRED) !== null);
}

/** The gateway no longer accepts the session. A form whose write was refused keeps the page open; else the session ends. */
export function refuseSession(isWrite: boolean): void {
  if (isWrite && forms > 0) refused.set(true);
  if (!refused.get()) endSession({ isExpired: true });
}

/** Goes on with a new token of the same user. The page and its data stay. Returns false if it came too late. */
export function renewSession(token: string): boolean {
  if (!refused.get()) return false;
  store(token);
  return true;
}

/** Why the latest session ended; null if the user will not wonder. */
const endReason = createStore<string | null>(null);
export const useEndReason = endReason.useValue;

const HAS_EXPIRED = "Your session has expired. Sign in again to go on.";

type End = { isExpired?: boolean; reason?: string | null };

/** Ends the session: discards the token and all data, and opens the sign-in screen. */
export function endSession({ isExpired = false, reason = isExpired ? HAS_EXPIRED : null }: End = {}): void {
  // What follows from the end of a session may report it once more.
  if (current !== null) {
    endReason.set(reason);
    tellOtherTabs(isExpired);
  }
  localStorage.removeItem(KEY);
  // The user may go on after signing in again; another user does not get them.
  if (!isExpired) sessionStorage.removeItem(DRAFTS);
  refused.set(false);
  forgetGraphiql();
  change(null);
  ended.emit(isExpired);
}

function tellOtherTabs(isExpired: boolean): void {
  try {
    if (isExpired) localStorage.setItem(EXPIRED, "true");
    else localStorage.removeItem(EXPIRED);
  } catch (error) {
    // The storage may be full. The session must end nevertheless.
    console.error("Could not store how the session ended.", error);
  }
}

/**
 * Discards the tabs and the history that GraphiQL keeps in local storage: they hold the user's texts, perhaps a
 * password among them, which the next user of this browser must not see. Its theme stays.
 */
export function forgetGraphiql(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith("graphiql:") && key !== "graphiql:theme") localStorage.removeItem(key);
  }
}

function change(token: string | null): void {
  if (token === current) return;
  current = token;
  changed.emit();
}

/** Whether a session has begun in another tab, while no one is signed in here. */
const startedElsewhere = createStore(false);
export const useIsStartedElsewhere = startedElsewhere.useValue;
changed.subscribe(() => startedElsewhere.set(false));

/** Follows sign-outs and sign-ins in other tabs, also those that happened while the browser had cached this page. */
export function followOtherTabs(): void {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === null) follow(null);
    else if (key === KEY) follow(newValue || null);
  });
  // A page restored from the browser's cache has received no events meanwhile.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) follow(storedToken());
  });
}

function follow(token: string | null): void {
  // The sign-in screen stays open.
  if (current === null) startedElsewhere.set(token !== null);
  if (token === current || current === null || isHeld(token)) return;
  // Another user may have signed in: nothing on this page may stay.
  if (token === null) endSession({ isExpired: localStorage.getItem(EXPIRED) !== null });
  else window.location.reload();
}
