import { useEffect } from "react";
import { createStore } from "../../ui/externalStore";
import { followDrafts } from "../../app/forms/drafts";
import { screenRecord, type ScreenRecord } from "../../ui/layout/screenRecord";

/** Keeps what the user opens, for the search for everything, and what is entered into forms. */
export function RecentTracker({ email }: { email: string }) {
  useEffect(() => {
    const unfollow = followRecords(email);
    const keep = () => {
      const record = screenRecord.get();
      if (record !== null) changeRecords((records) => withRecent(records, record));
    };
    keep();
    const unlisten = screenRecord.subscribe(keep);
    return () => {
      unlisten();
      unfollow();
    };
  }, [email]);
  useEffect(() => followDrafts(email), [email]);
  return null;
}

/** What a user opened lately, latest first, and what the user has pinned. */
export type RecentAndPinned = { recent: readonly ScreenRecord[]; pinned: readonly ScreenRecord[] };

const MOST_RECENT = 8;
const MOST_PINNED = 20;

const nothing: RecentAndPinned = { recent: [], pinned: [] };

/** The records of the user who is signed in. They stay in this browser, for this user only. */
export const recentAndPinned = createStore(nothing);

let owner: string | null = null;

/** The key in local storage of what a user keeps, by the user's email address. */
const keyOf = (email: string) => `marquee.things:${email.toLowerCase()}`;

const isRecord = (value: unknown): value is ScreenRecord =>
  typeof value === "object" &&
  value !== null &&
  ["kind", "label", "address"].every((name) => typeof Reflect.get(value, name) === "string") &&
  // Another script may have stored it; a link must not lead elsewhere.
  String(Reflect.get(value, "address")).startsWith("/app/");

/** Reads what was stored. What is damaged is left out. */
export function readRecords(text: string | null): RecentAndPinned {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (typeof stored !== "object" || stored === null) return nothing;
    const list = (name: string): readonly ScreenRecord[] => {
      const value: unknown = Reflect.get(stored, name);
      return Array.isArray(value) ? value.filter(isRecord) : [];
    };
    return { recent: list("recent"), pinned: list("pinned") };
  } catch {
    return nothing;
  }
}

const isSame = (left: ScreenRecord) => (right: ScreenRecord) => left.address === right.address;

/** Puts a record at the front of the recent ones. A pinned one gets its present name. */
export function withRecent({ recent, pinned }: RecentAndPinned, record: ScreenRecord): RecentAndPinned {
  return {
    recent: [record, ...recent.filter((other) => !isSame(record)(other))].slice(0, MOST_RECENT),
    pinned: pinned.map((other) => (isSame(record)(other) ? record : other)),
  };
}

export const isPinned = ({ pinned }: RecentAndPinned, record: ScreenRecord): boolean => pinned.some(isSame(record));

/** Pins a record at the end, or takes its pin away. Beyond the limit, the oldest pin goes. */
export function withPinToggled(records: RecentAndPinned, record: ScreenRecord): RecentAndPinned {
  const others = records.pinned.filter((other) => !isSame(record)(other));
  return { ...records, pinned: isPinned(records, record) ? others : [...others, record].slice(-MOST_PINNED) };
}

/** Follows the records of a user, also those of other tabs, until the returned function is called. */
function followRecords(email: string): () => void {
  owner = email;
  const read = () => recentAndPinned.set(readRecords(localStorage.getItem(keyOf(email))));
  const onStorage = ({ key }: StorageEvent) => {
    if (key === keyOf(email) || key === null) read();
  };
  read();
  window.addEventListener("storage", onStorage);
  return () => {
    window.removeEventListener("storage", onStorage);
    owner = null;
    recentAndPinned.set(nothing);
  };
}

/** Changes what the user keeps. */
export function changeRecords(change: (records: RecentAndPinned) => RecentAndPinned): void {
  if (owner === null) return;
  const next = change(recentAndPinned.get());
  recentAndPinned.set(next);
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(next));
  } catch (error) {
    // The browser's storage may be full. They are kept until the page is closed.
    console.error("Could not store the recent records.", error);
  }
}
