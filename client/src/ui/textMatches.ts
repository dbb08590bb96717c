/** Where a text is found in a longer one. */
export type Matches = { starts: readonly number[]; length: number; hasMore: boolean };

/** How many matches are looked for: of a single letter a long text has millions. */
const MOST_MATCHES = 100_000;

/** How many matches are marked at once. Of more, only those near the current one are. */
const MOST_MARKS = 1_000;

/** Finds a text anywhere, without regard to case. An empty text is nowhere. */
export function findMatches(text: string, wanted: string): Matches {
  if (wanted === "") return { starts: [], length: 0, hasMore: false };
  // Lower case may have another length than the text, so the places would be wrong.
  const pattern = new RegExp(wanted.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "gi");
  const starts: number[] = [];
  for (const { index } of text.matchAll(pattern)) {
    if (starts.length === MOST_MATCHES) return { starts, length: wanted.length, hasMore: true };
    starts.push(index);
  }
  return { starts, length: wanted.length, hasMore: false };
}

/** A piece of a text, and where it begins. */
type Piece = { part: string; at: number; isMatch: boolean };

/** Splits a chunk of a text at its matches. */
export function marksOf(chunk: string, start: number, { starts, length }: Pick<Matches, "starts" | "length">, current: number): Piece[] {
  const end = start + chunk.length;
  const isNear = starts.length <= MOST_MARKS || (current >= start && current < end);
  const pieces: Piece[] = [];
  let last = start;
  const middle = firstFrom(starts, current);
  const isAll = starts.length <= MOST_MARKS;
  const from = Math.max(firstFrom(starts, start), isAll ? 0 : middle - MOST_MARKS / 2);
  const to = Math.min(firstFrom(starts, end), isAll ? starts.length : middle + MOST_MARKS / 2);
  for (const at of isNear ? starts.slice(from, to) : []) {
    if (at > last) pieces.push({ part: chunk.slice(last - start, at - start), at: last, isMatch: false });
    pieces.push({ part: chunk.slice(at - start, at - start + length), at, isMatch: true });
    last = at + length;
  }
  if (last < end) pieces.push({ part: chunk.slice(last - start), at: last, isMatch: false });
  return pieces;
}

/** The place of the first of ascending numbers that is at least as great as another. */
function firstFrom(numbers: readonly number[], least: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((numbers[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
