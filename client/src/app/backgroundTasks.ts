import { createStore } from "../ui/externalStore";
import { askBeforeUnload } from "./forms/useLeaveQuestion";
import { onSessionChange } from "./session/session";

/** Something that takes a while and that the user has started, such as an upload. The top bar shows it on every screen, under "Work". */
export type BackgroundTask = {
  readonly id: number;
  /** What it is, such as "Upload of assets.csv". */
  readonly label: string;
  /** The address of the screen that it belongs to. */
  readonly to: string;
  readonly startedAt: number;
  readonly status: "running" | "done" | "failed" | "stopped";
  /** Its progress in words, or its result. */
  readonly text: string;
  /** How many of its parts are done, if it has parts. */
  readonly progress: { readonly done: number; readonly total: number } | null;
};

/** The number of ended items kept. */
const MOST_ENDED = 10;

/** A task that only reads is shown once it has taken this long. */
const PATIENCE_MS = 1_000;

/** The tasks of this session, oldest first. It is kept in memory only. */
export const backgroundTasks = createStore<readonly BackgroundTask[]>([]);

let lastId = 0;

/** The cleanup of running tasks, by its id. */
const releases = new Map<number, () => void>();

function release(id: number): void {
  releases.get(id)?.();
  releases.delete(id);
}

onSessionChange(() => {
  for (const id of [...releases.keys()]) release(id);
  backgroundTasks.set([]);
});

type Started = {
  label: string;
  to: string;
  /** Whether it only reads. Such a task is shown only if it takes a while, and the browser does not ask before a reload. */
  isRead?: boolean;
};

/** Reports progress and the end of a task. After the end of the session, reports are ignored. */
export type TaskReport = {
  progress: (progress: BackgroundTask["progress"], text: string) => void;
  end: (status: Exclude<BackgroundTask["status"], "running">, text?: string) => void;
  /** Removes it because nothing was started: the form shows what is wrong with its fields. */
  drop: () => void;
};

/** Shows a task from now on, and its result. */
export function startTask({ label, to, isRead = false }: Started): TaskReport {
  lastId += 1;
  const id = lastId;
  let latest: BackgroundTask = { id, label, to, startedAt: Date.now(), status: "running", text: "", progress: null };
  const show = () => backgroundTasks.set([...backgroundTasks.get(), latest]);
  if (isRead) {
    const timer = setTimeout(show, PATIENCE_MS);
    releases.set(id, () => clearTimeout(timer));
  } else {
    releases.set(id, askBeforeUnload(() => true));
    show();
  }
  const change = (changes: Partial<BackgroundTask>) => {
    if (!releases.has(id)) return;
    latest = { ...latest, ...changes };
    backgroundTasks.set(backgroundTasks.get().map((one) => (one.id === id ? latest : one)));
  };
  return {
    progress: (progress, text) => change({ progress, text }),
    end: (status, text = "") => {
      change({ status, text, progress: null });
      release(id);
      const old = backgroundTasks.get().filter(isEnded).slice(0, -MOST_ENDED);
      if (old.length > 0) backgroundTasks.set(backgroundTasks.get().filter((one) => !old.includes(one)));
    },
    drop: () => {
      release(id);
      backgroundTasks.set(backgroundTasks.get().filter((one) => one.id !== id));
    },
  };
}

/** Forgets tasks that have ended: one, or all. */
export function clearTasks(id?: number): void {
  backgroundTasks.set(backgroundTasks.get().filter((one) => !isEnded(one) || (id !== undefined && one.id !== id)));
}

const isEnded = ({ status }: BackgroundTask): boolean => status !== "running";
