/** The attribute of a box whose content is wider than itself. */
export const widerThanBox = "data-wider";

/** The CSS variables of the box with the widths of its pinned columns. */
export const pinnedWidths = { start: "--pinned-start", end: "--pinned-end" } as const;

/** Keeps the attribute and the variables of a box up to date, until the returned function is called. */
export function watchWidth(box: HTMLElement): () => void {
  const headers = (pin: string) => box.querySelectorAll<HTMLElement>(`th[data-pinned=${pin}]`);
  const check = () => {
    box.toggleAttribute(widerThanBox, box.scrollWidth > box.clientWidth + 1);
    for (const [pin, variable] of Object.entries(pinnedWidths)) {
      box.style.setProperty(variable, `${headers(pin)[0]?.offsetWidth ?? 0}px`);
    }
  };
  const observer = new ResizeObserver(check);
  for (const element of [box, ...box.children, ...headers("start"), ...headers("end")]) observer.observe(element);
  check();
  return () => observer.disconnect();
}
