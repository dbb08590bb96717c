/** A text as searches compare it, as in the graph: without case, accents and invisible characters, and with one blank between words. */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f\u200b-\u200f\u2060\ufeff]/g, "")
    .replaceAll(/\s+/g, " ")
    .toLowerCase();
}
