import { expect, test } from "vitest";
import { fieldsInput, hasEntries, noEntries, wholeLines, withStart } from "./backfillEntries";

test("a form counts as filled with any entry", () => {
  expect(hasEntries(noEntries)).toBe(false);
  const file = { file: new File([], "a.csv"), start: "" };
  for (const entry of [{ customerId: 3 }, { marketId: 2 }, { jobType: "STATIC_TRANSIT" }, { provider: "x" }, { files: [file] }] as const) {
    expect(hasEntries({ ...noEntries, ...entry })).toBe(true);
  }
});

test.each([
  ["6", 6],
  ["0", 0],
  ["", null],
  ["1.5", null],
  ["99999999999", null],
])("the provider %j is sent as %j", (provider, providerId) => expect(fieldsInput({ ...noEntries, provider }).providerId).toBe(providerId));

test.each([
  ["a,b\r\n1,2\r\n3", "a,b\r\n1,2\r\n"],
  ["a,b\r1,2", "a,b\r"],
  ["a,b", "a,b"],
  ["", ""],
])("the whole lines of %j are %j", (text, lines) => expect(wholeLines(text)).toBe(lines));

test("a short file is checked as a whole, and a long one up to a line", async () => {
  const start = async (...parts: BlobPart[]) => (await withStart(new File(parts, "a.csv"))).start;
  expect(await start("a,b\n1,2")).toBe("a,b\n1,2");
  // Bytes that are not UTF-8 are marked.
  expect(await start("a,b\n1,M", new Uint8Array([0xfc]), "nchen")).toBe("a,b\n1,M\u{fffd}nchen");
  expect(await start("a\0,\0b\0")).toBe("a\u{fffd},\u{fffd}b\u{fffd}");
  expect(await start("a,b\n", "1,2\n".repeat(2000))).toBe(`a,b\n${"1,2\n".repeat(999)}`);
  // A long first line ends within a character.
  expect(await start("x".repeat(3999), "\u{fc}", "y".repeat(9))).toBe("x".repeat(3999));
});
