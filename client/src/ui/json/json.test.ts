import { expect, test } from "vitest";
import { readJson } from "./jsonNode";
import { jsonTokens } from "./jsonTokens";
import { layOutJson } from "./layOutJson";

test.each([
  ['{"a": [1.5e3, true]}', ["{", '"a"', ":", "[", "1.5e3", ",", "true", "]", "}"]],
  ['"a \\" b" ', ['"a \\" b"']],
  ['["\\\\","\\\\\\"",""]', ["[", '"\\\\"', ",", '"\\\\\\""', ",", '""', "]"]],
  ["  ", []],
])("%s consists of %j", (text, tokens) => expect([...jsonTokens(text)]).toEqual(tokens));

test.each(["x", "\\n", "\\\\"])("a string of 16 MB of %j is one token", (part) => {
  const text = `"${part.repeat(16_000_000 / part.length)}"`;
  expect([...jsonTokens(text)].map(({ length }) => length)).toEqual([16_000_002]);
});

const text = (value: string) => ({ kind: "text", text: value });
const other = (value: string) => ({ kind: "other", text: value });

test("an object keeps its order, its keys that come twice and its numbers", () => {
  expect(readJson('{ "b": 123456789012345678901, "a": [1.10, "x, {y}", null, true], "b": {}, "c": [], "\\u0064": "\\"" }', 7)).toEqual({
    kind: "object",
    entries: [
      ["b", other("123456789012345678901")],
      ["a", { kind: "list", items: [other("1.10"), text("x, {y}"), other("null"), other("true")] }],
      ["b", { kind: "object", entries: [] }],
      ["c", { kind: "list", items: [] }],
      ["d", text('"')],
    ],
  });
});

test.each([
  ['"a text"', text("a text")],
  ["-1e400", other("-1e400")],
  ["[[1],[2]]", { kind: "list", items: [{ kind: "list", items: [other("1")] }, { kind: "list", items: [other("2")] }] }],
])("%s is a value of its own", (json, node) => expect(readJson(json, 7)).toEqual(node));

test.each(["", "plain text", "{", '{"a":}', "<h1>502</h1>"])("%j is no JSON", (json) => expect(readJson(json, 7)).toBeNull());

test.each([
  ["lists", "[".repeat(8) + "]".repeat(8)],
  ["lists that would overflow the stack", "[".repeat(100_000) + "]".repeat(100_000)],
  ["objects", '{"a":'.repeat(8) + "1" + "}".repeat(8)],
])("%s within each other are read to a level", (_, json) => {
  expect(readJson(json, 7)).toBeNull();
  expect(readJson("[".repeat(7) + "]".repeat(7), 7)).not.toBeNull();
});

test("a value of too many parts is not read", () => {
  const list = (count: number) => JSON.stringify(Array.from({ length: count }, () => 1));
  // Each number with its comma, and the brackets.
  expect(readJson(list(999), 7)).not.toBeNull();
  expect(readJson(list(1_000), 7)).toBeNull();
});

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

const lists = (count: number) => "[".repeat(count) + "]".repeat(count);

test.each([
  ["many lists", lists(2_000)],
  ["objects that would not fit into memory", '{"a":'.repeat(100_000) + "1" + "}".repeat(100_000)],
])("%s within each other stay as they are: most would be indentation", (_, text) => {
  expect(layOutJson(text)).toBe(text);
  expect(layOutJson(lists(60)).split("\n")).toHaveLength(119);
});
