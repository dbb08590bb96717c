import { useEffect, useEffectEvent } from "react";
import { createFlag } from "./externalStore";

/** Whether single keys do nothing: for those who dictate, or hit keys by mistake. Shortcuts with Ctrl or Escape always work. */
export const areShortcutsOff = createFlag("marquee.shortcuts");

/** Fields whose text a key would change, and lists that a letter moves in. */
const typing =
  "input:not([type=checkbox], [type=radio], [type=button], [type=file]), textarea, select, [contenteditable], [role=textbox], [role=combobox], [role=listbox], [role=menu]";

/** Whether a key belongs to what has the focus, or is no single key. */
export function isTyped({ target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || defaultPrevented || isComposing || (target instanceof Element && target.closest(typing) !== null);
}

/** Listens to single keys as long as they are on. */
export function useSingleKeys(press: (event: KeyboardEvent) => void): void {
  const isOn = !areShortcutsOff.useValue();
  const pressLatest = useEffectEvent(press);
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => pressLatest(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isOn]);
}
