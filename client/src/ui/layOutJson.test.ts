import { expect, test } from "vitest";
import { layOutJson } from "./layOutJson";

test("each member of JSON has a line", () => {
  const value = { message: 'He said: "a, b: {c}"', rows: [1, { deep: [] }, {}, null, true], empty: "" };
  expect(layOutJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
  expect(layOutJson(JSON.stringify(value, null, 7))).toBe(JSON.stringify(value, null, 2));
});

test("nothing but blanks changes", () => {
  expect(layOutJson('{"b":12345678901234567890.50,"a":1e400,"b":"\\u0041\\"","2":-0}')).toBe(
    '{\n  "b": 12345678901234567890.50,\n  "a": 1e400,\n  "b": "\\u0041\\"",\n  "2": -0\n}',
  );
});

test.each(["", "plain text: {a, b}", "<h1>502</h1>", '{"data": [', '"one line"', "42", "  "])(
  "%j stays as it is",
  (text) => {
    expect(layOutJson(text)).toBe(text);
  },
);

test("a megabyte is laid out at once", () => {
  const text = JSON.stringify(Array.from({ length: 20_000 }, (_, index) => ({ index, words: "some words, more words" })));
  const started = performance.now();
  expect(layOutJson(text).split("\n")).toHaveLength(20_000 * 4 + 2);
  expect(performance.now() - started).toBeLessThan(2_000);
});
