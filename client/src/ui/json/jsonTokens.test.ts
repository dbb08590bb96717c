import { expect, test } from "vitest";
import { jsonTokens } from "./jsonTokens";

test.each([
  ['{"a": [1.5e3, true]}', ["{", '"a"', ":", "[", "1.5e3", ",", "true", "]", "}"]],
  ['"a \\" b" ', ['"a \\" b"']],
  ['["\\\\","\\\\\\"",""]', ["[", '"\\\\"', ",", '"\\\\\\""', ",", '""', "]"]],
  ["  ", []],
])("%s consists of %j", (text, tokens) => {
  expect([...jsonTokens(text)]).toEqual(tokens);
});

test.each(["x", "\\n", "\\\\"])("a string of 16 MB of %j is one token", (part) => {
  const text = `"${part.repeat(16_000_000 / part.length)}"`;
  expect([...jsonTokens(text)].map(({ length }) => length)).toEqual([16_000_002]);
});
