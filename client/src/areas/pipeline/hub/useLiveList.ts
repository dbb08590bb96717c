import { useEffect, useRef, useState } from "react";
import type { OperationType } from "relay-runtime";
import { useEvents } from "../../../app/relay/useEvents";
import { createStore } from "../../../app/store";
import { retryFailed } from "../../../ui/feedback/PanelError";
import { isOwnRun } from "../runs/ownRuns";
import type { LiveList } from "./liveLists";
import { useRefetchable } from "./refetching";

/** How the list on the screen is followed. */
export type Following = {
  /** When the gateway read the list last; null if it could not yet. */
  readAt: Date | null;
  /** Whether it could read it the last time. */
  isLive: boolean;
};

const following = createStore<Following | null>(null);

/** How the list on the screen is followed; null if it is not, or not yet. */
export const useFollowing = following.useValue;

/** The jobs that the user has just acted on, whose lists were refetched since. */
const own = new Set<string>();

/** Notes that a change of a job is the user's own, before it is made: it shows without a refetch of the list. */
export const noteOwnChange = (id: string) => void own.add(id);

/** Notes that a change was not made after all. */
export const forgetOwnChange = (id: string) => void own.delete(id);

/** What has changed in a list, as its subscription says it. Jobs of markets say what they are for. */
type ListChange = {
  readonly readAt: string;
  readonly failure?: string | null;
  readonly added: readonly { readonly id: string; readonly marketHash?: string; readonly date?: string | null }[];
  readonly changed: readonly { readonly id: string }[];
  readonly removedIds: readonly string[];
};

type Updates = {
  /** Refetches the list. */
  refetch: () => Promise<void>;
  /** Refetches what may change at any time because no row moves by it, such as figures. */
  refetchFigures?: () => Promise<void>;
  /** Whether nothing in the list moves by a refetch. */
  isSteady?: boolean;
};

/**
 * Refetches a list whenever it has changed, but leaves the rows in their places while they are pointed at or have the
 * focus. The changes then wait, but not the user's own: they were just asked for.
 */
export function useLiveList({ subscription }: LiveList, { refetch, refetchFigures, isSteady = false }: Updates) {
  const area = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState<ReadonlySet<string> | null>(null);
  const show = () => {
    setWaiting(null);
    void refetch();
  };
  useEffect(() => {
    // The list already contains the changes made on other screens.
    own.clear();
    return () => {
      following.set(null);
      own.clear();
    };
  }, []);
  useRefetchable(async () => setWaiting(null));
  const lose = () => following.set({ readAt: following.get()?.readAt ?? null, isLive: false });
  useEvents<OperationType & { response: { change: ListChange } }>(subscription, {
    onEvent: ({ change }) => {
      if (change.failure != null) {
        lose();
        return;
      }
      const last = following.get();
      // The list may have changed unseen.
      const isResumed = last?.isLive === false;
      following.set({ readAt: new Date(change.readAt), isLive: true });
      if (last?.isLive !== true) retryFailed();
      const runs = new Set(change.added.filter(isOwn).map(({ id }) => id));
      const ids = changedIds(change).filter((id) => !own.delete(id) && !runs.has(id));
      if (runs.size === 0 && ids.length === 0 && !isResumed) return;
      if (runs.size > 0 || isSteady || !isInUse(area.current)) {
        show();
        return;
      }
      setWaiting(new Set([...(waiting ?? []), ...ids]));
      void refetchFigures?.();
    },
    onLost: lose,
  });
  return {
    /** The element with the rows. */
    area,
    /** The ids of the jobs whose changes wait; null if none do, and empty if it is not known which. */
    waiting,
    show,
    /** To be called when the pointer or the focus leaves the list. */
    onLeave: () => {
      if (waiting !== null && !isInUse(area.current)) show();
    },
  };
}

/** Whether the user has sent the run of a job. */
function isOwn({ marketHash, date }: ListChange["added"][number]): boolean {
  return marketHash !== undefined && date != null && isOwnRun({ marketHash, date });
}

/** The ids of the jobs that are not as they were. */
function changedIds({ added, changed, removedIds }: ListChange): string[] {
  return [...[...added, ...changed].map(({ id }) => id), ...removedIds];
}

/** Whether an element is pointed at or has the focus. A finger leaves its last place pointed at. */
function isInUse(element: HTMLElement | null): boolean {
  if (element === null) return false;
  return element.matches(":focus-within") || (matchMedia("(hover: hover)").matches && element.matches(":hover"));
}
