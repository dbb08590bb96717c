import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Gives a button its focus back that it loses while it is busy, because it is disabled then. Whoever has gone elsewhere
 * meanwhile stays there. The ref belongs to the button.
 */
export function useBusyFocus<Part extends HTMLElement>(isBusy: boolean): RefObject<Part | null> {
  const button = useRef<Part>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isBusy) {
      // The browser takes the focus away only after this.
      hadFocus.current = document.activeElement === button.current;
      return;
    }
    if (hadFocus.current && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [isBusy]);
  return button;
}
