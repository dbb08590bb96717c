import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { RecentTracker_viewer$key } from "../../__generated__/RecentTracker_viewer.graphql";
import { followDrafts } from "../../app/forms/drafts";
import { onSessionEnd } from "../../app/session/session";
import { createStore } from "../../ui/externalStore";
import { screenRecord, type ScreenRecord } from "../../ui/layout/screenRecord";
import { savedViews } from "../../ui/table/savedViews";
import { createUserStore } from "../../ui/userStore";

/** The roles of who is signed in. */
export type Roles = { readonly developer: boolean; readonly lockMaintainer: boolean };

/** They are null until they are known. */
export const viewerRoles = createStore<Roles | null>(null);

/** Keeps what the user opens, for the search for everything, the views of lists, and what is entered into forms. */
export function RecentTracker({ viewer }: { viewer: RecentTracker_viewer$key }) {
  const { email, isDeveloper, isLockMaintainer } = useFragment(
    graphql`
      fragment RecentTracker_viewer on Viewer {
        email
        isDeveloper
        isLockMaintainer
      }
    `,
    viewer,
  );
  useEffect(() => {
    viewerRoles.set({ developer: isDeveloper, lockMaintainer: isLockMaintainer });
    return () => viewerRoles.set(null);
  }, [isDeveloper, isLockMaintainer]);
  useEffect(() => (email == null ? undefined : followUser(email)), [email]);
  return null;
}

/** Follows what a user keeps in this browser, until the returned function is called. */
function followUser(email: string): () => void {
  const ends = [recentAndPinned.follow(email), savedViews.follow(email), followDrafts(email)];
  const keep = () => {
    const record = screenRecord.get();
    if (record !== null) recentAndPinned.change((records) => withRecent(records, record));
  };
  keep();
  const unlisten = screenRecord.subscribe(keep);
  return () => {
    unlisten();
    for (const end of ends) end();
  };
}

/** What a user opened lately, latest first, and what the user has pinned. */
export type RecentAndPinned = { recent: readonly ScreenRecord[]; pinned: readonly ScreenRecord[] };

const MOST_RECENT = 8;
const MOST_PINNED = 20;

const nothing: RecentAndPinned = { recent: [], pinned: [] };

const isRecord = (value: unknown): value is ScreenRecord =>
  typeof value === "object" &&
  value !== null &&
  ["kind", "label", "address"].every((name) => typeof Reflect.get(value, name) === "string") &&
  // Another script may have stored it; a link must not lead elsewhere.
  String(Reflect.get(value, "address")).startsWith("/app/");

/** Reads what was stored. What is damaged is left out. */
export function readRecords(stored: unknown): RecentAndPinned {
  if (typeof stored !== "object" || stored === null) return nothing;
  const list = (name: string): readonly ScreenRecord[] => {
    const value: unknown = Reflect.get(stored, name);
    return Array.isArray(value) ? value.filter(isRecord) : [];
  };
  return { recent: list("recent"), pinned: list("pinned") };
}

/** The records of the user who is signed in. */
export const recentAndPinned = createUserStore("things", readRecords);

// The next user of this browser must not read what was looked at. What was pinned was meant to stay.
onSessionEnd((isExpired) => {
  if (!isExpired) recentAndPinned.change(({ pinned }) => ({ recent: [], pinned }));
});

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
