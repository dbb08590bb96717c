import { foldText } from "./foldText";

/** Where a text is found in a longer one: where each match starts, and where it ends. */
export type Matches = { starts: readonly number[]; ends: readonly number[]; hasMore: boolean };

/** How many matches are looked for: of a single letter a long text has millions. */
const MOST_MATCHES = 100_000;

/** How many matches are marked at once. Of more, only those near the current one are. */
const MOST_MARKS = 1_000;

/** The letters that are others with accents lie between these. */
const [FIRST_ACCENTED, LAST_ACCENTED] = [0xc0, 0x1fff];

/** What a letter may be followed by where accents are characters of their own. */
const ACCENTS = "[\\u0300-\\u036f]*";

let accented: ReadonlyMap<string, string> | null = null;

/** By letter: the same letter with accents. */
function accentedLetters(): ReadonlyMap<string, string> {
  if (accented !== null) return accented;
  const letters = new Map<string, string>();
  for (let code = FIRST_ACCENTED; code <= LAST_ACCENTED; code += 1) {
    const letter = String.fromCharCode(code);
    const plain = foldText(letter);
    if (plain.length === 1 && plain !== letter.toLowerCase()) letters.set(plain, (letters.get(plain) ?? "") + letter);
  }
  accented = letters;
  return letters;
}

/** A pattern of a text that leaves out case and accents, and takes a run of blanks for one. */
function patternOf(folded: string, isAscii: boolean): RegExp {
  const escaped = folded.split("").map((letter) => (letter === " " ? "\\s+" : letter.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
  if (isAscii) return new RegExp(escaped.join(""), "gi");
  const letters = escaped.map((letter) => {
    const others = accentedLetters().get(letter);
    return `${others === undefined ? letter : `[${letter}${others}]`}${ACCENTS}`;
  });
  return new RegExp(letters.join(""), "gi");
}

/** Finds a text anywhere, without regard to case and accents. An empty text is nowhere. */
export function findMatches(text: string, wanted: string): Matches {
  const folded = foldText(wanted);
  const [starts, ends]: [number[], number[]] = [[], []];
  if (folded === "") return { starts, ends, hasMore: false };
  // A folded text may have another length than the text, so the places would be wrong.
  const pattern = patternOf(folded, !/[^\0-\x7f]/.test(text));
  for (const { index, 0: found } of text.matchAll(pattern)) {
    if (starts.length === MOST_MATCHES) return { starts, ends, hasMore: true };
    starts.push(index);
    ends.push(index + found.length);
  }
  return { starts, ends, hasMore: false };
}

/** A piece of a text, and where it begins. */
type Piece = { part: string; at: number; isMatch: boolean };

/** Splits a chunk of a text at its matches. */
export function marksOf(chunk: string, start: number, { starts, ends }: Pick<Matches, "starts" | "ends">, current: number): Piece[] {
  const end = start + chunk.length;
  const isNear = starts.length <= MOST_MARKS || (current >= start && current < end);
  const pieces: Piece[] = [];
  let last = start;
  const middle = firstFrom(starts, current);
  const isAll = starts.length <= MOST_MARKS;
  const from = Math.max(firstFrom(starts, start), isAll ? 0 : middle - MOST_MARKS / 2);
  const to = Math.min(firstFrom(starts, end), isAll ? starts.length : middle + MOST_MARKS / 2);
  for (const [place, at] of isNear ? starts.slice(from, to).entries() : []) {
    const matchEnd = ends[from + place] ?? at;
    if (at > last) pieces.push({ part: chunk.slice(last - start, at - start), at: last, isMatch: false });
    pieces.push({ part: chunk.slice(at - start, matchEnd - start), at, isMatch: true });
    last = matchEnd;
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
