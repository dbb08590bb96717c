import type { KeyboardEvent } from "react";

/** For a button that appears with the focus: the key that opened it must not press it as well while it is held down. */
export const dropHeldKey = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};
