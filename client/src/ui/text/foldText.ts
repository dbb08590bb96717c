/** A text as searches compare it: without regard to case and accents, as in the graph. */
export function foldText(text: string): string {
  return text.normalize("NFD").replaceAll(/[\u0300-\u036f]/g, "").toLowerCase();
}
