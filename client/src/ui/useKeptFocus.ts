import { type RefObject, useEffect, useRef } from "react";

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
