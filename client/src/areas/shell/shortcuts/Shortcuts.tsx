import { Suspense, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { createFlag, createStore } from "../../../ui/externalStore";
import { isOperationListOpen } from "../../../app/relay/operations";
import type { ScreenRoute } from "../../../app/routing/route";
import type { AreaKey } from "./ShortcutDialog";
import { optionalPart } from "../../../ui/feedback/LatePart";

/** Whether single keys do nothing: for those who dictate, or hit keys by mistake. Shortcuts with Ctrl or Escape always work. */
export const areShortcutsOff = createFlag("marquee.shortcuts");

/** Whether the list of shortcuts is open. A button may open it before the code that draws it is loaded. */
export const isShortcutListOpen = createStore(false);

/** How long "g" waits for its letter. */
const WAIT_MS = 1500;

const ShortcutDialog = optionalPart(async () => (await import("./ShortcutDialog")).ShortcutDialog);
const OperationsDialog = optionalPart(async () => (await import("../../dev/OperationsDialog")).OperationsDialog);

/** The single-key shortcuts of every screen, the list of them, and the dialog of operations. */
export function Shortcuts({ screens }: { screens: readonly ScreenRoute[] }) {
  const isOn = !areShortcutsOff.useValue();
  const navigate = useNavigate();
  const isOpen = isShortcutListOpen.useValue();
  const areas: readonly AreaKey[] = screens.flatMap(({ path, handle: { sidebar } }) =>
    sidebar?.letter === undefined ? [] : [{ letter: sidebar.letter, label: sidebar.label, path }],
  );
  /** When "g" was pressed last. */
  const goAt = useRef(-Infinity);

  const isLoadedOpen = isOperationListOpen.useValue();

  // The next user must not find them open.
  useEffect(
    () => () => {
      isShortcutListOpen.set(false);
      isOperationListOpen.set(false);
    },
    [],
  );

  const press = (event: KeyboardEvent) => {
    if (isTaken(event)) return;
    const area = event.timeStamp - goAt.current < WAIT_MS ? areas.find(({ letter }) => letter === event.key) : undefined;
    goAt.current = event.key === "g" ? event.timeStamp : -Infinity;
    if (area !== undefined) void navigate(area.path);
    else if (event.key === "?") isShortcutListOpen.set(true);
    else if (event.key.toLowerCase() === "d" && event.shiftKey) isOperationListOpen.set(true);
    else if (keys[event.key]?.() !== true) return;
    event.preventDefault();
  };
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
  return (
    <>
      <Suspense>
        {isOpen && <ShortcutDialog areas={areas} onClose={() => isShortcutListOpen.set(false)} />}
        {isLoadedOpen && <OperationsDialog onClose={() => isOperationListOpen.set(false)} />}
      </Suspense>
    </>
  );
}

/** What a key does on the screen. Each says whether it did something; otherwise the browser has the key. */
const keys: Readonly<Record<string, () => boolean>> = {
  "/": focusFilter,
  j: () => walkRows(1),
  k: () => walkRows(-1),
  Enter: followRow,
};

/** Fields whose text a key would change, and lists that a letter moves in. */
const typing =
  "input:not([type=checkbox], [type=radio], [type=button], [type=file]), textarea, select, [contenteditable], [role=textbox], [role=combobox], [role=listbox], [role=menu]";

/** Layers over the screen, which have keys of their own. */
const layers = ".MuiModal-root, [role=menu], [role=listbox]";

/** Whether a key belongs to what has the focus, or to a layer over the screen. */
function isTaken({ target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.closest(typing) !== null;
  return ctrlKey || metaKey || altKey || defaultPrevented || isComposing || isTyping || document.querySelector(layers) !== null;
}

const isVisible = (element: Element): boolean => element.checkVisibility();

/** Moves the focus to the filter of the list, and says whether there is one. */
function focusFilter(): boolean {
  for (const bar of document.querySelectorAll("main [role=search]")) {
    // A narrow window has the fields behind a button.
    const folded = bar.querySelector<HTMLElement>("[aria-expanded=false][aria-controls]:not([role])");
    const all = [...bar.querySelectorAll<HTMLElement>("input[type=search]"), ...bar.querySelectorAll<HTMLElement>("input, [role=combobox]")];
    const field = all.find(isVisible) ?? (folded !== null && isVisible(folded) ? folded : undefined);
    if (field === undefined) continue;
    field.focus();
    if (field instanceof HTMLInputElement) field.select();
    return true;
  }
  return false;
}

const rowSelector = "tbody > tr[data-index], [role=grid] [role=row][data-rowindex]";

/** What has the focus while a row does: the row, or the first cell of a grid, which has its own keys. */
const holderOf = (row: HTMLElement): HTMLElement => row.querySelector<HTMLElement>("[role=gridcell]") ?? row;

/** Moves the focus to the next row, or to the one before, and says whether there are rows. */
function walkRows(step: 1 | -1): boolean {
  const current = document.activeElement?.closest<HTMLElement>(rowSelector) ?? null;
  const table = current?.closest("table, [role=grid]") ?? [...document.querySelectorAll("main :is(table, [role=grid])")].find((one) => isVisible(one) && one.querySelector(rowSelector) !== null);
  if (table == null) return false;
  const rows = [...table.querySelectorAll<HTMLElement>(rowSelector)];
  const next = current === null ? rows[0] : rows[rows.indexOf(current) + step];
  if (next === undefined) return true;
  const holder = holderOf(next);
  // A row that does not open cannot have the focus otherwise.
  if (!holder.hasAttribute("tabindex")) holder.tabIndex = -1;
  holder.focus();
  return true;
}

/** Follows the first link of the row that has the focus, if the row does not open by itself. It says whether it did. */
function followRow(): boolean {
  const row = document.activeElement;
  if (!(row instanceof HTMLElement) || !row.matches("tbody > tr[data-index]") || row.tabIndex !== -1) return false;
  const link = row.querySelector<HTMLElement>("a[href]");
  link?.click();
  return link !== null;
}
