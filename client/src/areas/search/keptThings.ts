import { createStore } from "../../app/externalStore";
import type { Thing } from "../../ui/layout/screenSubject";

/** What a user opened lately, latest first, and what the user has pinned. */
export type KeptThings = { recent: readonly Thing[]; pinned: readonly Thing[] };

const MOST_RECENT = 8;
const MOST_PINNED = 20;

const nothing: KeptThings = { recent: [], pinned: [] };

/** The things of the user who is signed in. They stay in this browser, for this user only. */
export const keptThings = createStore(nothing);

let owner: string | null = null;

/** The key in local storage of what a user keeps, by the user's email address. */
const keyOf = (email: string) => `marquee.things:${email.toLowerCase()}`;

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" &&
  value !== null &&
  ["kind", "label", "address"].every((name) => typeof Reflect.get(value, name) === "string") &&
  // Another script may have stored it; a link must not lead elsewhere.
  String(Reflect.get(value, "address")).startsWith("/app/");

/** Reads what was stored. What is damaged is left out. */
export function readThings(text: string | null): KeptThings {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (typeof stored !== "object" || stored === null) return nothing;
    const list = (name: string): readonly Thing[] => {
      const value: unknown = Reflect.get(stored, name);
      return Array.isArray(value) ? value.filter(isThing) : [];
    };
    return { recent: list("recent"), pinned: list("pinned") };
  } catch {
    return nothing;
  }
}

const isSame = (left: Thing) => (right: Thing) => left.address === right.address;

/** Puts a thing at the front of the recent ones. A pinned one gets its present name. */
export function withRecent({ recent, pinned }: KeptThings, thing: Thing): KeptThings {
  return {
    recent: [thing, ...recent.filter((other) => !isSame(thing)(other))].slice(0, MOST_RECENT),
    pinned: pinned.map((other) => (isSame(thing)(other) ? thing : other)),
  };
}

export const isPinned = ({ pinned }: KeptThings, thing: Thing): boolean => pinned.some(isSame(thing));

/** Pins a thing at the end, or takes its pin away. Beyond the limit, the oldest pin goes. */
export function withPinToggled(things: KeptThings, thing: Thing): KeptThings {
  const others = things.pinned.filter((other) => !isSame(thing)(other));
  return { ...things, pinned: isPinned(things, thing) ? others : [...others, thing].slice(-MOST_PINNED) };
}

/** Follows the things of a user, also those of other tabs, until the returned function is called. */
export function followThings(email: string): () => void {
  owner = email;
  const read = () => keptThings.set(readThings(localStorage.getItem(keyOf(email))));
  const onStorage = ({ key }: StorageEvent) => {
    if (key === keyOf(email) || key === null) read();
  };
  read();
  window.addEventListener("storage", onStorage);
  return () => {
    window.removeEventListener("storage", onStorage);
    owner = null;
    keptThings.set(nothing);
  };
}

/** Changes what the user keeps. */
export function changeThings(change: (things: KeptThings) => KeptThings): void {
  if (owner === null) return;
  const next = change(keptThings.get());
  keptThings.set(next);
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(next));
  } catch (error) {
    // The browser's storage may be full. They are kept until the page is closed.
    console.error("Could not store the recent things.", error);
  }
}
