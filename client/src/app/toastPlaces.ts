/** Where on the screen a toast can be. */
export type ToastPlace = "bottom" | "top" | "bottom-left" | "bottom-right" | "above-bottom" | "middle";

/** The places, the best first. */
const places: readonly ToastPlace[] = ["bottom", "bottom-left", "bottom-right", "top", "above-bottom", "middle"];

/** Distances, in pixels: from the edges of the window, below the top bar, and between the points that are looked at. */
const EDGE = 24;
const SIDE = 16;
const BELOW_BAR = 60;
const ABOVE_BOTTOM = 96;
const STEP = 16;

/** What someone may be about to click on, and other messages above the screen. */
const CONTROLS =
  "a, button, input, select, textarea, label, [role=button], [role=checkbox], [role=combobox], [role=option], [role=tab], [data-notice]";

type Size = { readonly width: number; readonly height: number };

/** The place in which a toast covers no control and no other message, or the fewest. It stays where it is if that is as good. */
export function clearPlace(toast: HTMLElement, current: ToastPlace): ToastPlace {
  const { width, height } = toast.getBoundingClientRect();
  // Where nothing is drawn, nothing is covered.
  if (width === 0) return current;
  return bestPlace({ width, height }, { width: window.innerWidth, height: window.innerHeight }, current, (x, y) => {
    // Only what is on top counts: a dialog covers the controls of its screen already.
    const found = document.elementsFromPoint(x, y).find((element) => !toast.contains(element));
    return found?.closest(CONTROLS) ?? null;
  });
}

/** Tried apart from a browser, which alone knows what is where. */
export function bestPlace(toast: Size, view: Size, current: ToastPlace, controlAt: (x: number, y: number) => object | null): ToastPlace {
  const covered = (place: ToastPlace): number => {
    const found = new Set<object>();
    const { x, y } = cornerOf(place, toast, view);
    for (const across of steps(x, toast.width)) {
      for (const down of steps(y, toast.height)) {
        const control = controlAt(across, down);
        if (control !== null) found.add(control);
      }
    }
    return found.size;
  };
  let best = current;
  let fewest = covered(current);
  for (const place of places) {
    if (fewest === 0) break;
    const count = covered(place);
    if (count < fewest) [best, fewest] = [place, count];
  }
  return best;
}

/** The upper left corner of a toast in a place. */
function cornerOf(place: ToastPlace, { width, height }: Size, view: Size): { x: number; y: number } {
  const center = (view.width - width) / 2;
  const bottom = view.height - EDGE - height;
  const corners: Record<ToastPlace, { x: number; y: number }> = {
    bottom: { x: center, y: bottom },
    "bottom-left": { x: SIDE, y: bottom },
    "bottom-right": { x: view.width - SIDE - width, y: bottom },
    top: { x: center, y: BELOW_BAR },
    "above-bottom": { x: center, y: view.height - ABOVE_BOTTOM - height },
    middle: { x: center, y: view.height * 0.4 },
  };
  return corners[place];
}

/** Points from one end of a length to the other. */
function steps(start: number, length: number): number[] {
  const count = Math.max(1, Math.ceil(length / STEP));
  return Array.from({ length: count + 1 }, (_, index) => start + (length * index) / count);
}
