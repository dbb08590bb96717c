import type { KeyboardEvent } from "react";

/** For a button that appears under the focus: the key that opened it, while it is held down, must not press it, too. */
export const dropHeldKey = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};
