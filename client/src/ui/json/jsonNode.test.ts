import { expect, test } from "vitest";
import { readJson } from "./jsonNode";

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
])("%s is a value of its own", (json, node) => {
  expect(readJson(json, 7)).toEqual(node);
});

test.each(["", "plain text", "{", '{"a":}', "<h1>502</h1>"])("%j is no JSON", (json) => {
  expect(readJson(json, 7)).toBeNull();
});

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
