import { expect, test } from "vitest";
import { textChunks } from "./textChunks";

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
