/** The attribute of a box whose content is wider than itself. */
export const widerThanBox = "data-wider";

/** The CSS variables of the box with the widths of its pinned columns. */
export const pinnedWidths = { start: "--pinned-start", end: "--pinned-end" } as const;

/** Keeps the attribute and the variables of a box up to date, until the returned function is called. */
export function watchWidth(box: HTMLElement): () => void {
  const headers = (pin: string) => box.querySelectorAll<HTMLElement>(`th[data-pinned=${pin}]`);
  const check = () => {
    const isWider = box.scrollWidth > box.clientWidth + 1;
    const widths = Object.entries(pinnedWidths).map(([pin, variable]) => [variable, `${headers(pin)[0]?.offsetWidth ?? 0}px`] as const);
    // All is measured before anything is changed: to measure after a change would lay out the table again.
    box.toggleAttribute(widerThanBox, isWider);
    for (const [variable, width] of widths) {
      if (box.style.getPropertyValue(variable) !== width) box.style.setProperty(variable, width);
    }
  };
  // It reports all sizes once at first, when the table has been laid out and not been drawn.
  const observer = new ResizeObserver(check);
  for (const element of [box, ...box.children, ...headers("start"), ...headers("end")]) observer.observe(element);
  return () => observer.disconnect();
}
