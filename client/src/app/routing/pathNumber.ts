/** The largest Int of GraphQL. */
const GREATEST = 2 ** 31 - 1;

/** The number in a path or a search parameter. An invalid one becomes 0, which no record has. */
export function pathNumber(text: string | null | undefined): number {
  if (text == null || !/^\d+$/.test(text)) return 0;
  const number = Number(text);
  return number <= GREATEST ? number : 0;
}
