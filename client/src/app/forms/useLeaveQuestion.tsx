import { type ReactNode, useEffect, useRef, useState } from "react";
import { useBlocker, useLocation } from "react-router";
import { ConfirmDialog } from "../../ui/form/ConfirmDialog";
import { paths } from "../routing/paths";
import { readStoredToken, sessionToken } from "../session/session";

type Options = {
  text?: string;
  /** What leaving is called. */
  action?: string;
  /** Whether a save runs. Those who go on meanwhile hear of its failure, so only a reload asks. */
  isBusy?: boolean;
};

type LeaveQuestion = {
  /** The open question; null if there is none. */
  question: ReactNode;
  /** Asks the question, and leaves if it is confirmed. */
  ask: (leave: () => void) => void;
  /** Lets the user leave without a question, after a save or by Cancel. */
  allowLeaving: () => void;
};

/** Asks before the user leaves a form with unsaved changes: by a link, by Back, by a reload, or as the form says. */
export function useLeaveQuestion(
  isUnsaved: boolean,
  { text = "Leave without saving your changes?", action = "Leave", isBusy = false }: Options = {},
): LeaveQuestion {
  const isAllowed = useRef(false);
  const shown = useLocation();
  // What leaving does, once the form has asked.
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isSameScreen =
      currentLocation.pathname === nextLocation.pathname && currentLocation.search === nextLocation.search;
    // A form that has been left stays on the screen until the next one is ready, and must not block the way back.
    const isLeft = currentLocation.key !== shown.key;
    const isAsked = isUnsaved && !isBusy && !isAllowed.current && !isLeft && !isSameScreen;
    // The end of the session must not be blocked.
    return isAsked && nextLocation.pathname !== paths.signIn();
  });
  useEffect(() => (isUnsaved ? guardEntries(() => true) : undefined), [isUnsaved]);
  const isBlocked = blocker.state === "blocked";
  return {
    question:
      isBlocked || leave !== null ? (
        <ConfirmDialog
          question={text}
          action={action}
          isDiscarding
          onConfirm={() => {
            setLeave(null);
            if (isBlocked) blocker.proceed();
            else leave?.();
          }}
          onCancel={() => {
            setLeave(null);
            if (isBlocked) blocker.reset();
          }}
        />
      ) : null,
    ask: (next) => setLeave(() => next),
    allowLeaving: () => {
      isAllowed.current = true;
    },
  };
}

/** For each part of the screen with entries, whether any of them are unsaved. */
const parts = new Set<() => boolean>();

/** Whether the open screen has entries that are not saved. */
export const hasUnsavedEntries = (): boolean => [...parts].some((isUnsaved) => isUnsaved());

/** Like `askBeforeUnload`, for entries of the screen, which remounting it would lose as well. */
function guardEntries(isUnsaved: () => boolean): () => void {
  const stopAsking = askBeforeUnload(isUnsaved);
  parts.add(isUnsaved);
  return () => {
    parts.delete(isUnsaved);
    stopAsking();
  };
}

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
