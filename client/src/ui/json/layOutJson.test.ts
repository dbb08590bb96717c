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

const lists = (count: number) => "[".repeat(count) + "]".repeat(count);

test.each([
  ["many lists", lists(2_000)],
  ["objects that would not fit into memory", '{"a":'.repeat(100_000) + "1" + "}".repeat(100_000)],
])("%s within each other stay as they are: most would be indentation", (_, text) => {
  expect(layOutJson(text)).toBe(text);
  expect(layOutJson(lists(60)).split("\n")).toHaveLength(119);
});

test("a string of 16 MB stays as it is", () => {
  const text = "x".repeat(16_000_000);
  expect(layOutJson(`{"a":"${text}"}`)).toHaveLength(16_000_000 + '{\n  "a": ""\n}'.length);
});
