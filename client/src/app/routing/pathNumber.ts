/** The greatest number that the graph takes. */
const GREATEST = 2 ** 31 - 1;

/** The number in a path. Whatever is none becomes 0, which the services give to nothing. */
export function pathNumber(text: string | undefined): number {
  if (text === undefined || !/^\d+$/.test(text)) return 0;
  const number = Number(text);
  return number <= GREATEST ? number : 0;
}
