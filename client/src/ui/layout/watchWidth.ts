/** The attribute of a box whose content is wider than itself. */
export const widerThanBox = "data-wider";

/** The CSS variables of the box with the widths of its pinned columns. */
export const pinnedWidths = { start: "--pinned-start", end: "--pinned-end" } as const;

/** The CSS variables of the box with how much of its content is out of sight at each edge, at most `MOST_HIDDEN`. */
export const hiddenWidths = { start: "--hidden-start", end: "--hidden-end" } as const;

const MOST_HIDDEN = 24;

/** Keeps the attribute and the variables of a box up to date, until the returned function is called. */
export function watchWidth(box: HTMLElement): () => void {
  const headers = (pin: string) => box.querySelectorAll<HTMLElement>(`th[data-pinned=${pin}]`);
  const check = () => {
    const { scrollLeft, scrollWidth, clientWidth } = box;
    const isWider = scrollWidth > clientWidth + 1;
    const widths = [
      [pinnedWidths.start, headers("start")[0]?.offsetWidth ?? 0],
      [pinnedWidths.end, headers("end")[0]?.offsetWidth ?? 0],
      [hiddenWidths.start, Math.min(scrollLeft, MOST_HIDDEN)],
      [hiddenWidths.end, Math.min(scrollWidth - clientWidth - scrollLeft, MOST_HIDDEN)],
    ] as const;
    // All is measured before anything is changed: to measure after a change would lay out the table again.
    box.toggleAttribute(widerThanBox, isWider);
    for (const [variable, pixels] of widths) {
      const width = `${pixels}px`;
      if (box.style.getPropertyValue(variable) !== width) box.style.setProperty(variable, width);
    }
  };
  // It reports all sizes once at first, when the table has been laid out and not been drawn.
  const observer = new ResizeObserver(check);
  for (const element of [box, ...box.children, ...headers("start"), ...headers("end")]) observer.observe(element);
  box.addEventListener("scroll", check, { passive: true });
  return () => {
    observer.disconnect();
    box.removeEventListener("scroll", check);
  };
}
