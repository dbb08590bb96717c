/** A mark, or anything else but a string up to the next mark or blank. */
const token = /[{}[\],:"]|[^\s{}[\],:"]+/g;

/**
 * Splits valid JSON into strings, marks, numbers and names, as they are written. A pattern for whole strings would fail
 * at those of megabytes.
 */
export function* jsonTokens(text: string): Generator<string, void> {
  const next = new RegExp(token);
  for (let found = next.exec(text); found !== null; found = next.exec(text)) {
    if (found[0] !== '"') {
      yield found[0];
      continue;
    }
    next.lastIndex = endOfString(text, found.index);
    yield text.slice(found.index, next.lastIndex);
  }
}

/** Where the string that begins at a quote has ended. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let first = end;
    while (text[first - 1] === "\\") first -= 1;
    // Two backslashes are one in the string.
    if ((end - first) % 2 === 0) return end + 1;
  }
  return text.length;
}
