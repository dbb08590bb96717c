/** Milliseconds within which a second click may still be meant for what the first one hit. */
const WITHIN = 1000;
/** Pixels that a hand moves between two clicks at one place. */
const NEAR = 5;

/** What opens over the page: dialogs and menus, each with what is beside it. */
const LAYERS = ".MuiModal-root";

type Click = { on: Element; name: string; x: number; y: number; at: number; layers: readonly Element[] };

/**
 * Drops a click that was meant for something else, until the returned function is called: the second of two at one
 * place, if what the first one hit is gone by then, or if a layer has opened over it. Someone who clicks a dialog's Save
 * twice must not open, run or delete what comes to light under the pointer when the dialog closes, and a double click
 * must not answer the question that its first click opened.
 */
export function dropStrayClicks(): () => void {
  let last: Click | null = null;

  const check = (event: MouseEvent) => {
    // Enter and Space click, too, at no place.
    if (!(event.target instanceof Element) || event.detail === 0) return;
    const on = event.target.closest("a, button, label, [role]") ?? event.target;
    const layers = [...document.querySelectorAll(LAYERS)];
    const click: Click = { on, name: nameOf(on), x: event.clientX, y: event.clientY, at: event.timeStamp, layers };
    if (last !== null && isStray(click, last)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    last = click;
  };

  window.addEventListener("click", check, { capture: true });
  return () => window.removeEventListener("click", check, { capture: true });
}

/** A button that was only redrawn is still what the click was meant for. */
function isStray(click: Click, last: Click): boolean {
  const isGone = !last.on.isConnected && click.name !== last.name;
  const isCovered = click.layers.some((layer) => !last.layers.includes(layer) && layer.contains(click.on));
  if (!isGone && !isCovered) return false;
  return click.at - last.at < WITHIN && Math.abs(click.x - last.x) <= NEAR && Math.abs(click.y - last.y) <= NEAR;
}

const nameOf = (element: Element): string => element.getAttribute("aria-label") ?? element.textContent;
