/** How long a chunk is at least. */
const CHUNK_CHARACTERS = 10_000;

/** A longer line is cut, where it would be wrapped anyway: the browser would lay all of it out at once. */
const MOST_CHARACTERS = 100_000;

/** Splits a long text into chunks that end with a line, if it is not too long, so that the browser can skip those out of sight. */
export function textChunks(text: string): string[] {
  const chunks: string[] = [];
  let start = 0;
  while (start < text.length) {
    const lineEnd = text.indexOf("\n", start + CHUNK_CHARACTERS - 1);
    const end = Math.min(lineEnd === -1 ? text.length : lineEnd + 1, start + MOST_CHARACTERS);
    chunks.push(text.slice(start, end));
    start = end;
  }
  return chunks;
}
