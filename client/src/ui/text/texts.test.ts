import { expect, test } from "vitest";
import { fileSizeText } from "./format";
import { textChunks } from "./LongText";
import { findMatches, marksOf } from "./textMatches";

test.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [1023, "1023 bytes"],
  [1024, "1 KB"],
  [1536, "1.5 KB"],
  [1_048_524, "1,023.9 KB"],
  [1_048_525, "1 MB"],
  [64 << 20, "64 MB"],
  [1 << 30, "1 GB"],
  [2 ** 41, "2,048 GB"],
])("%i bytes read %s", (bytes, text) => expect(fileSizeText(bytes)).toBe(text));

test("a long text is cut at the ends of lines, and nothing is lost", () => {
  const text = "some words in a line\n".repeat(5_000) + "the last line";
  const chunks = textChunks(text);
  expect(chunks.join("")).toBe(text);
  expect(chunks).toHaveLength(11);
  expect(chunks.slice(0, -1).every((chunk) => chunk.endsWith("\n") && chunk.length < 10_100)).toBe(true);
});

test("only a line of megabytes is cut", () => {
  const line = "x".repeat(50_000);
  expect(textChunks(`${line}\n${line}`)).toEqual([`${line}\n`, line]);
  expect(textChunks("short\n\n")).toEqual(["short\n\n"]);
  expect(textChunks("")).toEqual([]);
  expect(textChunks("x".repeat(100_000))).toHaveLength(1);
  expect(textChunks("x".repeat(250_001)).map(({ length }) => length)).toEqual([100_000, 100_000, 50_001]);
});

test.each([
  ["Boston, boston", "BOSTON", [0, 8]],
  ["a.b(c) a.b(c)", "a.b(c)", [0, 7]],
  ["axb", "a.b", []],
  ["aaaa", "aa", [0, 2]],
  ["Québec", "QUÉ", [0]],
  ["anything", "", []],
])("in %j, %j is at %j", (text, wanted, starts) => expect(findMatches(text, wanted).starts).toEqual(starts));

const parts = (chunk: string, start: number, starts: readonly number[]) =>
  marksOf(chunk, start, { starts, length: 2 }, 0).map(({ part, isMatch }) => (isMatch ? `[${part}]` : part));

test("a chunk is split at the matches in it", () => {
  expect(parts("abcdef", 0, [])).toEqual(["abcdef"]);
  expect(parts("abcdef", 0, [0, 4])).toEqual(["[ab]", "cd", "[ef]"]);
  expect(parts("abcdef", 10, [4, 12, 16])).toEqual(["ab", "[cd]", "ef"]);
  expect(parts("", 0, [])).toEqual([]);
});

test("of many matches those around the current one are marked, and no more than 100,000 are looked for", () => {
  const found = findMatches("ab".repeat(100_001), "a");
  expect([found.starts.length, found.hasMore]).toEqual([100_000, true]);
  const marked = marksOf("ab".repeat(5_000), 0, found, 4_000).filter(({ isMatch }) => isMatch);
  expect([marked.length, marked[0]?.at]).toEqual([2_000, 6_000]);
});
