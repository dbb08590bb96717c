import { expect, test } from "vitest";
import { jsonProblem } from "./jsonProblem";

test.each(["{}", "[]", " null ", '{"a": [1, -2.5e3, "x\\n\\u00e9", true], "b": {"c": null}}', '"é"', "0", "[[[]]]"])(
  "%s is JSON",
  (text) => {
    expect(jsonProblem(text)).toBeNull();
    expect(() => JSON.parse(text)).not.toThrow();
  },
);

test.each<[string, number, number, string]>([
  ["", 1, 1, "the text ends too early: a value is expected here."],
  ["{\n  a: 1\n}", 2, 3, "a name in double quotes or } is expected here."],
  ['{"a" 1}', 1, 6, "a colon is expected here."],
  ['{"a": 1,\n}', 2, 1, "a name in double quotes is expected here."],
  ["[1,\n 2,\n ]", 3, 2, "a value is expected here."],
  ["[1 2]", 1, 4, "a comma or the closing bracket is expected here."],
  ["[01]", 1, 3, "a comma or the closing bracket is expected here."],
  ['["a\nb"]', 1, 4, "this text in double quotes does not end well."],
  ['["\\x"]', 1, 3, "this text in double quotes does not end well."],
  ["{} x", 1, 4, "nothing more is expected here."],
  ["[1", 1, 3, "the text ends too early: a comma or the closing bracket is expected here."],
  ["[nul]", 1, 2, "a value or ] is expected here."],
  ["[1}", 1, 3, "a comma or the closing bracket is expected here."],
])("%j fails at line %i, column %i", (text, line, column, reason) => {
  expect(jsonProblem(text)).toEqual({ line, column, reason });
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
});
