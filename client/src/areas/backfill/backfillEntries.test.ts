import { expect, test } from "vitest";
import { fieldsInput, firstLine, hasEntries, noEntries } from "./backfillEntries";

test("a form counts as filled with any entry", () => {
  expect(hasEntries(noEntries)).toBe(false);
  const file = { file: new File([], "a.csv"), header: "" };
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
])("the provider %j is sent as %j", (provider, providerId) => {
  expect(fieldsInput({ ...noEntries, provider }).providerId).toBe(providerId);
});

test.each([
  ["a,b\r\n1,2\r\n", "a,b"],
  ["a,b\n1,2", "a,b"],
  ["a,b", "a,b"],
  ["\na,b", ""],
  ["", ""],
])("the first line of %j is %j", (text, line) => {
  expect(firstLine(text)).toBe(line);
});
