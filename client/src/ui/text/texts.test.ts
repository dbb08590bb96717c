import { expect, test } from "vitest";
import { fileSizeText } from "./fileSizeText";
import { textChunks } from "./textChunks";
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
  ["İstanbul is", "is", [0, 9]],
  ["Montréal, MONTREAL, Montre\u0301al", "montreal", [0, 10, 20]],
  ["Montreal Québec", "Montréal qué", [0]],
  ["Pier\u{a0} Rd", "pier  rd\u{200b}", [0]],
  ["ñ n (ñ", "(n", [4]],
  ["anything", "", []],
])("in %j, %j is at %j", (text, wanted, starts) => expect(findMatches(text, wanted).starts).toEqual(starts));

test("a match ends behind the accents of its last letter", () => expect(findMatches("cafe\u0301 café cafe", "cafe").ends).toEqual([5, 10, 15]));

const parts = (chunk: string, start: number, starts: readonly number[], current = -1) =>
  marksOf(chunk, start, { starts, ends: starts.map((at) => at + 2) }, current).map(({ part, isMatch }) => (isMatch ? `[${part}]` : part));

test("a chunk is split at the matches in it", () => {
  expect(parts("abcdef", 0, [])).toEqual(["abcdef"]);
  expect(parts("abcdef", 0, [0, 4])).toEqual(["[ab]", "cd", "[ef]"]);
  expect(parts("abcdef", 10, [4, 12, 16])).toEqual(["ab", "[cd]", "ef"]);
  expect(parts("", 0, [])).toEqual([]);
});

test("of many matches the thousand around the current one are marked", () => {
  const starts = Array.from({ length: 5_000 }, (_, index) => index * 2);
  const marked = marksOf("x".repeat(10_000), 0, { starts, ends: starts.map((at) => at + 1) }, 4_000).filter(({ isMatch }) => isMatch);
  expect(marked.map(({ at }) => at)).toEqual(starts.slice(1_500, 2_500));
  expect(parts("abcd", 0, starts.slice(0, 1000), 900)).toEqual(["[ab]", "[cd]"]);
  expect(parts("abcd", 0, starts.slice(0, 1001), 900)).toEqual(["abcd"]);
});

test("no more than 100,000 matches are looked for", () => {
  expect(findMatches("ab".repeat(100_000), "a")).toMatchObject({ hasMore: false });
  const { starts, hasMore } = findMatches("ab".repeat(100_001), "a");
  expect(starts).toHaveLength(100_000);
  expect(hasMore).toBe(true);
});
