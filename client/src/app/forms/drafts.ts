import { DRAFTS, userEmail } from "../session/session";

/** How long what was typed is kept, in milliseconds. */
const LIFETIME_MS = 3_600_000;

/** What was entered into a form and not saved. */
type Draft = {
  savedAt: number;
  /** What the form would have shown without the entries, as text. */
  base: string;
  /** The entries, as JSON. */
  entries: string;
};

type Stored = { owner: string; drafts: Record<string, Draft> };

/** For each entry of a form, whether a stored value can be one. */
export type Shape<Entries> = { readonly [Name in keyof Entries]-?: (value: unknown) => value is Entries[Name] };

export const isText = (value: unknown): value is string => typeof value === "string";
export const isNumber = (value: unknown): value is number => typeof value === "number";
export const isFlag = (value: unknown): value is boolean => typeof value === "boolean";
export const orNull =
  <Value>(is: (value: unknown) => value is Value) =>
  (value: unknown): value is Value | null =>
    value === null || is(value);
export const orMissing =
  <Value>(is: (value: unknown) => value is Value) =>
  (value: unknown): value is Value | undefined =>
    value === undefined || is(value);
export const listOf =
  <Value>(is: (value: unknown) => value is Value) =>
  (value: unknown): value is readonly Value[] =>
    Array.isArray(value) && value.every((item) => is(item));
export const oneOf =
  <Value>(choices: readonly { readonly value: Value }[]) =>
  (value: unknown): value is Value =>
    choices.some((choice) => choice.value === value);
export const record =
  <Value extends object>(shape: Shape<Value>) =>
  (value: unknown): value is Value =>
    typeof value === "object" &&
    value !== null &&
    Object.entries<(value: unknown) => boolean>(shape).every(([name, is]) => is(Reflect.get(value, name)));

const isDraft = record<Draft>({ savedAt: isNumber, base: isText, entries: isText });

/** What a text of the storage holds; null if it is damaged. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The drafts in the storage of this tab that are the user's and not too old. Those of others and damaged ones are left out. */
function read(owner: string): Record<string, Draft> {
  const stored = parsed(sessionStorage.getItem(DRAFTS) ?? "null");
  if (!record<Stored>({ owner: isText, drafts: record({}) })(stored) || stored.owner.toLowerCase() !== owner.toLowerCase()) return {};
  // One from the future was saved before the clock was put back.
  const isKept = (draft: unknown) => isDraft(draft) && Math.abs(Date.now() - draft.savedAt) < LIFETIME_MS;
  return Object.fromEntries(Object.entries(stored.drafts).filter(([, draft]) => isKept(draft)));
}

function change(edit: (drafts: Record<string, Draft>) => Record<string, Draft>): void {
  const owner = userEmail.get();
  if (owner === null) return;
  const drafts = edit(read(owner));
  try {
    if (Object.keys(drafts).length === 0) sessionStorage.removeItem(DRAFTS);
    else sessionStorage.setItem(DRAFTS, JSON.stringify({ owner, drafts } satisfies Stored));
  } catch (error) {
    // The storage may be full. The form works without.
    console.error("Could not keep what was entered.", error);
  }
}

/** Keeps the drafts of a user until the returned function is called. Those of any other user are discarded. */
export function followDrafts(email: string): () => void {
  userEmail.set(email);
  change((drafts) => drafts);
  return () => userEmail.set(null);
}

/** What was last entered into a form; null if nothing was, or if the form has other entries now. */
export function readDraft<Entries extends object>(name: string, shape: Shape<Entries>): (Omit<Draft, "entries"> & { entries: Entries }) | null {
  const owner = userEmail.get();
  const draft = owner === null ? undefined : read(owner)[name];
  if (draft === undefined) return null;
  const { base, savedAt } = draft;
  const entries = parsed(draft.entries);
  return record(shape)(entries) ? { base, savedAt, entries } : null;
}

export function writeDraft(name: string, draft: Omit<Draft, "savedAt">): void {
  change((drafts) => ({ ...drafts, [name]: { ...draft, savedAt: Date.now() } }));
}

export function dropDraft(name: string): void {
  change((drafts) => Object.fromEntries(Object.entries(drafts).filter(([other]) => other !== name)));
}
