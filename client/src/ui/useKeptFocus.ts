import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus near. When the state changes and the element that had the focus is gone or was disabled, it moves to
 * the element with this ref, which must be able to take it.
 */
export function useKeptFocus<Part extends HTMLElement>(state: unknown): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true });
  }, [state]);
  return part;
}

/**
 * Gives a button its focus back that it loses while it is busy, because it is disabled then. A focus that has moved on
 * stays where it is. The ref belongs to the button.
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
    // A dialog takes the focus for itself meanwhile.
    if (hadFocus.current && document.activeElement?.contains(button.current)) button.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [isBusy]);
  return button;
}
