/** Where a text is found in a longer one. All matches have the same length. */
export type Matches = { starts: readonly number[]; length: number; hasMore: boolean };

/** How many matches are looked for: of a single letter a long text has millions. */
const MOST_MATCHES = 100_000;

/** How many matches before and after the current one are marked. */
const MARKED = 1_000;

/** Finds a text anywhere, without regard to case. An empty text is nowhere. */
export function findMatches(text: string, wanted: string): Matches {
  const starts: number[] = [];
  const length = wanted.length;
  if (length === 0) return { starts, length, hasMore: false };
  for (const { index } of text.matchAll(new RegExp(wanted.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "gi"))) {
    if (starts.length === MOST_MATCHES) return { starts, length, hasMore: true };
    starts.push(index);
  }
  return { starts, length, hasMore: false };
}

/** A piece of a text, and where it begins. */
type Piece = { part: string; at: number; isMatch: boolean };

/** Splits a chunk of a text at its matches, as far as they are near the current one. */
export function marksOf(chunk: string, start: number, { starts, length }: Omit<Matches, "hasMore">, current: number): Piece[] {
  const pieces: Piece[] = [];
  const piece = (from: number, to: number, isMatch: boolean) => {
    if (to > from) pieces.push({ part: chunk.slice(from - start, to - start), at: from, isMatch });
  };
  let last = start;
  for (const at of starts.slice(Math.max(0, current - MARKED), current + MARKED)) {
    if (at < start || at >= start + chunk.length) continue;
    piece(last, at, false);
    piece(at, at + length, true);
    last = at + length;
  }
  piece(last, start + chunk.length, false);
  return pieces;
}
