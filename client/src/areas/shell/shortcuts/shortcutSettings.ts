import { createStore } from "../../../app/store";

/** The key in local storage; it is there only while the shortcuts are off. */
const KEY = "marquee.shortcuts";
const OFF = "off";

const isStoredOn = (): boolean => localStorage.getItem(KEY) !== OFF;

/**
 * Whether single keys do something. Those who dictate, or hit keys by mistake, turn them off. Shortcuts with Ctrl
 * or Escape always work.
 */
export const areShortcutsOn = createStore(isStoredOn());

window.addEventListener("storage", ({ key }) => {
  if (key === KEY || key === null) areShortcutsOn.set(isStoredOn());
});

export function turnShortcuts(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, OFF);
  areShortcutsOn.set(isOn);
}

/** Whether the list of shortcuts is open. A button may open it before the code that draws it is loaded. */
export const isShortcutListOpen = createStore(false);
