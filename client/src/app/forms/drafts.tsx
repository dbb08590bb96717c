import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { focusFirstField, useReportChange } from "../../ui/form/formEvents";
import { noPrint } from "../../ui/layout/style";
import { timeText } from "../../ui/text/format";
import { DRAFTS, sessionToken, userEmail } from "../session/session";

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

/** What a text of the storage holds; null if it is damaged. */
function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The drafts in the storage of this tab that are the user's and not too old. Those of others and damaged ones are left out. */
function read(owner: string): Record<string, Draft> {
  const stored: Stored | null = parsed(sessionStorage.getItem(DRAFTS) ?? "null");
  if (stored?.owner?.toLowerCase() !== owner.toLowerCase()) return {};
  // One from the future was saved before the clock was put back.
  return Object.fromEntries(Object.entries(stored.drafts).filter(([, { savedAt }]) => Math.abs(Date.now() - savedAt) < LIFETIME_MS));
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

/** What was last entered into a form; null if nothing was, or if the form had other entries then, before an update. */
function readDraft<Entries extends object>(name: string, present: Entries): (Omit<Draft, "entries"> & { entries: Entries }) | null {
  const owner = userEmail.get();
  const draft = owner === null ? undefined : read(owner)[name];
  if (draft === undefined) return null;
  const { base, savedAt } = draft;
  const entries: Entries | null = parsed(draft.entries);
  if (entries === null) return null;
  const isLike = ([key, value]: [string, unknown]) => {
    const entry: unknown = Reflect.get(entries, key);
    return value == null || entry === null || typeof entry === typeof value;
  };
  return Object.entries(present).every(isLike) ? { base, savedAt, entries } : null;
}

function writeDraft(name: string, draft: Omit<Draft, "savedAt">): void {
  change((drafts) => ({ ...drafts, [name]: { ...draft, savedAt: Date.now() } }));
}

function dropDraft(name: string): void {
  change((drafts) => Object.fromEntries(Object.entries(drafts).filter(([other]) => other !== name)));
}

type Options<Entries> = {
  /** The form and what it is about, such as "study 17". */
  name: string;
  /** What is entered, without passwords, tokens and files. */
  entries: Entries;
  /** What is saved already, of which the entries are changes. */
  base?: object;
  /** Whether the entries are saved or on their way. */
  isSent?: boolean;
  onRestore: (entries: Entries) => void;
};

/**
 * Keeps what is entered into a form in the storage of this tab, so that it survives a reload, a crash and the end of the
 * session by itself, and offers it when the form opens again. A save, Cancel and any other deliberate way out discard it.
 */
export function useDraft<Entries extends object>({ name, entries, base = {}, isSent = false, onRestore }: Options<Entries>): ReactNode {
  const owner = userEmail.useValue();
  const [start] = useState(() => JSON.stringify(entries));
  const [found, setFound] = useState<{ owner: string | null; draft: ReturnType<typeof readDraft<Entries>> }>({ owner: null, draft: null });
  // Before the first entry replaces it.
  if (found.owner !== owner) {
    const draft = readDraft(name, entries);
    // The page may have gone away while a save was on its way: what was entered is what is saved then.
    const isSaved = draft !== null && JSON.stringify(draft.entries) === start;
    setFound({ owner, draft: isSaved ? null : draft });
  }
  const baseText = JSON.stringify(base);
  const text = JSON.stringify(entries);
  const isUnsaved = text !== start && !isSent;
  // Whether the draft that is stored is of this form, so that leaving the form discards it.
  const isOwn = useRef(false);
  const keep = useEffectEvent((unsaved: string | null) => {
    if (unsaved !== null) writeDraft(name, { base: baseText, entries: unsaved });
    else if (isOwn.current) dropDraft(name);
    isOwn.current = unsaved !== null;
  });
  useEffect(() => {
    if (owner !== null) keep(isUnsaved ? text : null);
  }, [owner, text, isUnsaved]);
  const leave = useEffectEvent(() => {
    // When the session ends by itself, no one chose to leave.
    if (isOwn.current && sessionToken() !== null) dropDraft(name);
  });
  useLayoutEffect(() => () => leave(), []);

  const { draft } = found;
  if (draft === null) return null;
  const close = () => setFound({ owner, draft: null });
  return (
    <DraftOffer
      savedAt={new Date(draft.savedAt)}
      isOutdated={draft.base !== baseText}
      onRestore={() => {
        close();
        onRestore(draft.entries);
      }}
      onDiscard={() => {
        close();
        if (!isOwn.current) dropDraft(name);
      }}
    />
  );
}

type OfferProps = {
  savedAt: Date;
  /** Whether what is saved has changed since. */
  isOutdated: boolean;
  onRestore: () => void;
  onDiscard: () => void;
};

/** Offers what was entered into a form before and not saved. */
function DraftOffer({ savedAt, isOutdated, onRestore, onDiscard }: OfferProps) {
  const text = useId();
  const reportChange = useReportChange();
  const answer = ({ currentTarget }: MouseEvent<HTMLButtonElement>, act: () => void) => {
    // The button is about to go.
    focusFirstField(currentTarget.form);
    act();
  };
  return (
    <Box
      role="group"
      aria-labelledby={text}
      sx={(theme) => ({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 2,
        px: 3,
        py: 2,
        borderRadius: "8px",
        border: "1px solid transparent",
        bgcolor: theme.vars.palette.tone.blue.soft,
        color: theme.vars.palette.tone.blue.text,
        typography: "body2",
        ...noPrint,
      })}
    >
      <Box component="span" id={text} role="status" sx={{ flex: "1 1 220px", minWidth: 0 }}>
        What you typed here until {timeText(savedAt)} was not saved.
        {isOutdated && " What is saved has changed since."}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <Button
          size="small"
          variant="outlined"
          onClick={(event) =>
            answer(event, () => {
              reportChange();
              onRestore();
            })
          }
        >
          Restore what you had typed
        </Button>
        <Button size="small" color="inherit" onClick={(event) => answer(event, onDiscard)}>
          Discard
        </Button>
      </Box>
    </Box>
  );
}
