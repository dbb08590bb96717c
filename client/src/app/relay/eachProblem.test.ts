import { expect, test } from "vitest";
import { eachProblem } from "./eachProblem";
import type { GraphProblem } from "./errors";

const problem = (message: string, path: (string | number)[], extensions: GraphProblem["extensions"] = {}): GraphProblem => ({
  message,
  path,
  extensions,
});

const found = (problems: GraphProblem[], data: unknown) =>
  eachProblem(problems, data).map(({ message, path = [] }) => `${path.join(".")}: ${message}`);

test("a problem without a count stays as it is", () => {
  const one = problem("Down.", ["rows", 1, "size"]);
  expect(eachProblem([one, { message: "No path." }], { rows: [{ size: 1 }, { size: null }, { size: null }] })).toEqual([
    one,
    { message: "No path.", path: [] },
  ]);
});

test("each listed path has the problem, and other nulls of the field have none", () => {
  const paths = [
    ["rows", 0, "owner"],
    ["rows", 2, "owner"],
  ];
  const data = { rows: [{ owner: null }, { owner: null }, { owner: null }] };
  expect(found([problem("Down.", paths[0] ?? [], { count: 2, paths })], data)).toEqual([
    "rows.0.owner: Down.",
    "rows.2.owner: Down.",
  ]);
});

test("a problem with more than the listed paths is that of every null of the field that has no other", () => {
  const data = {
    rows: [
      { size: null, parts: [{ size: null }] },
      { size: null, parts: [] },
      { size: 7, parts: null },
      null,
      { size: null, parts: [{ size: null }, { size: 1 }] },
    ],
  };
  const problems = [
    problem("Down.", ["rows", 0, "size"], { count: 3, paths: [["rows", 0, "size"]] }),
    problem("Late.", ["rows", 1, "size"]),
    problem("Down.", ["rows", 0, "parts", 0, "size"], { count: 2, paths: [["rows", 0, "parts", 0, "size"]] }),
  ];
  expect(found(problems, data)).toEqual([
    "rows.0.size: Down.",
    "rows.1.size: Late.",
    "rows.0.parts.0.size: Down.",
    "rows.3: Down.",
    "rows.4.size: Down.",
    "rows.2.parts: Down.",
    "rows.4.parts.0.size: Down.",
  ]);
});
