const linesOf = (text: string) => text.split("\n").map((line) => line.trim());

/** The lines of a text by their place, without those at its beginning and end that another text has there as well. */
export function changedLines(text: string, other: string): Record<string, string> {
  const lines = linesOf(text);
  const others = linesOf(other);
  const shorter = Math.min(lines.length, others.length);
  let start = 0;
  while (start < shorter && lines[start] === others[start]) start += 1;
  let end = 0;
  while (end < shorter - start && lines.at(-1 - end) === others.at(-1 - end)) end += 1;
  const changed = lines.slice(start, lines.length - end);
  return Object.fromEntries(changed.map((line, place) => [`Line ${start + place + 1}`, line]));
}
