import { createFlag, createStore } from "../../../ui/externalStore";

/** Whether single keys do nothing: for those who dictate, or hit keys by mistake. Shortcuts with Ctrl or Escape always work. */
export const areShortcutsOff = createFlag("marquee.shortcuts");

/** Whether the list of shortcuts is open. A button may open it before the code that draws it is loaded. */
export const isShortcutListOpen = createStore(false);
