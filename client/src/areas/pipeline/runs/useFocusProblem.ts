import { type RefObject, useEffect, useRef } from "react";
import type { RunProblems } from "./runProblems";

/** Moves the focus to the first field that is wrong, among those inside the element with this ref. */
export function useFocusProblem<Part extends HTMLElement>(problems: RunProblems): RefObject<Part | null> {
  const fields = useRef<Part>(null);
  useEffect(() => {
    if (Object.keys(problems).length > 0) fields.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [problems]);
  return fields;
}
