import { type ReactNode, useEffect, useRef } from "react";
import { useBlocker, useLocation } from "react-router";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { paths } from "../routing/paths";
import { askBeforeUnload } from "./unloadQuestion";

type LeaveQuestion = {
  /** The open question; null if there is none. */
  question: ReactNode;
  /** Lets the user leave without a question, after a save or by Cancel. */
  allowLeaving: () => void;
};

/** Asks before the user leaves a form with unsaved changes: by a link, by Back, or by a reload. */
export function useLeaveQuestion(isUnsaved: boolean, text = "Leave without saving your changes?"): LeaveQuestion {
  const isAllowed = useRef(false);
  const shown = useLocation();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isSameScreen =
      currentLocation.pathname === nextLocation.pathname && currentLocation.search === nextLocation.search;
    // A form that has been left stays on the screen until the next one is ready, and must not block the way back.
    const isLeft = currentLocation.key !== shown.key;
    // The end of the session must not be blocked.
    return isUnsaved && !isAllowed.current && !isLeft && !isSameScreen && nextLocation.pathname !== paths.signIn();
  });
  useEffect(() => (isUnsaved ? askBeforeUnload(() => true) : undefined), [isUnsaved]);
  return {
    question:
      blocker.state === "blocked" ? (
        <ConfirmDialog
          question={text}
          isDiscarding
          onConfirm={() => blocker.proceed()}
          onCancel={() => blocker.reset()}
        />
      ) : null,
    allowLeaving: () => {
      isAllowed.current = true;
    },
  };
}
