import { Suspense, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { createStore } from "../../../ui/externalStore";
import { isOperationListOpen } from "../../../app/relay/operations";
import type { ScreenRoute } from "../../../app/routing/route";
import type { AreaKey } from "./ShortcutDialog";
import { optionalPart } from "../../../ui/feedback/LatePart";
import { isTyped, useSingleKeys } from "../../../ui/singleKeys";
import { actOnRow, leaveFilter, rowKeys } from "./rowKeys";

/** Whether the list of shortcuts is open. A button may open it before the code that draws it is loaded. */
export const isShortcutListOpen = createStore(false);

const keys: Readonly<Record<string, () => boolean>> = rowKeys;

/** How long "g" waits for its letter. */
const WAIT_MS = 1500;

const ShortcutDialog = optionalPart(async () => (await import("./ShortcutDialog")).ShortcutDialog);
const OperationsDialog = optionalPart(async () => (await import("../../dev/OperationsDialog")).OperationsDialog);

/** The single-key shortcuts of every screen, the list of them, and the dialog of operations. */
export function Shortcuts({ screens }: { screens: readonly ScreenRoute[] }) {
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

  useSingleKeys((event) => {
    if (isTaken(event)) return;
    const area = event.timeStamp - goAt.current < WAIT_MS ? areas.find(({ letter }) => letter === event.key) : undefined;
    goAt.current = event.key === "g" ? event.timeStamp : -Infinity;
    if (area !== undefined) void navigate(area.path);
    else if (event.key === "?") isShortcutListOpen.set(true);
    else if (event.key.toLowerCase() === "d" && event.shiftKey) isOperationListOpen.set(true);
    else if (!(keys[event.key]?.() ?? actOnRow(event.key))) return;
    event.preventDefault();
  });
  // No single letters: they work even if those are off.
  useEffect(() => {
    document.addEventListener("keydown", leaveFilter);
    return () => document.removeEventListener("keydown", leaveFilter);
  }, []);
  return (
    <>
      <Suspense>
        {isOpen && <ShortcutDialog areas={areas} onClose={() => isShortcutListOpen.set(false)} />}
        {isLoadedOpen && <OperationsDialog onClose={() => isOperationListOpen.set(false)} />}
      </Suspense>
    </>
  );
}

/** Layers over the screen, which have keys of their own. */
const layers = ".MuiModal-root, [role=menu], [role=listbox]";

/** Whether a key belongs to what has the focus, or to a layer over the screen. */
const isTaken = (event: KeyboardEvent): boolean => isTyped(event) || document.querySelector(layers) !== null;
