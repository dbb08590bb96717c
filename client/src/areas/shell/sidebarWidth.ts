import { createStore } from "../../app/store";

/** The key in local storage; it is there only while the sidebar shows icons alone. */
const KEY = "marquee.sidebar";
const ICONS = "icons";

const isStored = (): boolean => localStorage.getItem(KEY) === ICONS;

/** Whether the sidebar of a wide screen shows icons alone. This browser keeps it. */
export const isCollapsed = createStore(isStored());

window.addEventListener("storage", ({ key }) => {
  if (key === KEY || key === null) isCollapsed.set(isStored());
});

export function collapseSidebar(next: boolean): void {
  if (next) localStorage.setItem(KEY, ICONS);
  else localStorage.removeItem(KEY);
  isCollapsed.set(next);
}
