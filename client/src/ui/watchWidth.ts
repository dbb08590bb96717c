/** The attribute of a box whose content is wider than itself. */
export const widerThanBox = "data-wider";

/** Keeps the attribute of a box up to date, until the returned function is called. */
export function watchWidth(box: HTMLElement): () => void {
  const check = () => box.toggleAttribute(widerThanBox, box.scrollWidth > box.clientWidth + 1);
  const observer = new ResizeObserver(check);
  for (const element of [box, ...box.children]) observer.observe(element);
  check();
  return () => observer.disconnect();
}
