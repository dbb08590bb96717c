import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Suspense, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { createFlag, createStore } from "../../../ui/externalStore";
import { isOperationListOpen } from "../../../app/relay/operations";
import type { ScreenRoute } from "../../../app/routing/route";
import { CheckSetting } from "../../../ui/form/fields";
import { InfoDialog } from "../../../ui/layout/InfoDialog";
import { optionalPart } from "../../../ui/feedback/LatePart";

/** Whether single keys do nothing: for those who dictate, or hit keys by mistake. Shortcuts with Ctrl or Escape always work. */
export const areShortcutsOff = createFlag("marquee.shortcuts");

/** Whether the list of shortcuts is open. A button may open it before the code that draws it is loaded. */
export const isShortcutListOpen = createStore(false);

/** How long "g" waits for its letter. */
const WAIT_MS = 1500;

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
      {isOpen && <ShortcutDialog areas={areas} onClose={() => isShortcutListOpen.set(false)} />}
      {isLoadedOpen && (
        <Suspense>
          <OperationsDialog onClose={() => isOperationListOpen.set(false)} />
        </Suspense>
      )}
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

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

type Shortcut = { keys: readonly string[]; does: string };

const everywhere: readonly Shortcut[] = [
  { keys: [isMac ? "⌘" : "Ctrl", "K"], does: "Find anything" },
  { keys: ["?"], does: "Show these shortcuts" },
  { keys: ["Shift", "D"], does: "Show how this was loaded" },
  { keys: ["Esc"], does: "Close what is on top" },
];

const lists: readonly Shortcut[] = [
  { keys: ["/"], does: "Go to the filter" },
  { keys: ["j"], does: "Go to the next row" },
  { keys: ["k"], does: "Go to the row before" },
  { keys: ["Enter"], does: "Open the row" },
];

/** An area that "g" and a letter go to. */
type AreaKey = { letter: string; label: string; path: string };

type Props = { areas: readonly AreaKey[]; onClose: () => void };

/** The list of all shortcuts, and the switch for those of a single key. */
function ShortcutDialog({ areas, onClose }: Props) {
  const isOn = !areShortcutsOff.useValue();
  return (
    <InfoDialog title="Keyboard Shortcuts" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <Box sx={{ display: "grid", gridTemplateColumns: { sm: "1fr 1fr" }, columnGap: 10, mt: -4, mb: 4 }}>
        <div>
          <Group title="Everywhere" shortcuts={everywhere} />
          <Group title="Lists" shortcuts={lists} />
        </div>
        <Group title="Go to" shortcuts={areas.map(({ letter, label }) => ({ keys: ["g", letter], does: label }))} />
      </Box>
      <CheckSetting
        label="Use single-key shortcuts"
        isOn={isOn}
        onTurn={(isNow) => areShortcutsOff.set(!isNow)}
        note={<span role="status">{isOn ? "They do nothing while you type." : "They are off in this browser. Your profile turns them on again."}</span>}
      />
    </InfoDialog>
  );
}

function Group({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section aria-label={title}>
      <Box component="h3" sx={{ mt: 4, mb: 1, fontSize: 12, fontWeight: 600, color: "text.secondary" }}>
        {title}
      </Box>
      <Box component="dl" sx={{ m: 0, fontSize: 13 }}>
        {shortcuts.map(({ keys, does }) => (
          <Box key={does} sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 3, minHeight: 28 }}>
            <dt>{does}</dt>
            <Box component="dd" sx={{ display: "flex", gap: 1, m: 0 }}>
              {keys.map((key) => (
                <Box key={key} component="kbd" sx={{ minWidth: 22, px: 1.5, font: "inherit", fontSize: 12, lineHeight: "20px", textAlign: "center", border: 1, borderColor: "divider", borderRadius: "4px" }}>
                  {key}
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}

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
