import { Suspense, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { isOperationListOpen } from "../../../app/relay/operations";
import type { ScreenRoute } from "../../../app/routing/route";
import { optionalPart } from "../../../ui/optionalPart";
import { focusFilter, followRow, isTaken, walkRows } from "./pageKeys";
import { type AreaKey, ShortcutDialog } from "./ShortcutDialog";
import { areShortcutsOn, isShortcutListOpen } from "./shortcutSettings";

/** How long "g" waits for its letter. */
const WAIT_MS = 1500;

const OperationsDialog = optionalPart(async () => (await import("../../dev/OperationsDialog")).OperationsDialog);

/** The single-key shortcuts of every screen, the list of them, and the dialog of operations. */
export function Shortcuts({ screens }: { screens: readonly ScreenRoute[] }) {
  const isOn = areShortcutsOn.useValue();
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
