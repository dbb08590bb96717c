import { expect, test } from "vitest";
import { eachProblem } from "./eachProblem";
import type { GraphProblem } from "./errors";

const problem = (message: string, path: (string | number)[], extensions: GraphProblem["extensions"] = {}): GraphProblem => ({ message, path, extensions });

const paths = [["rows", 0, "owner"], ["rows", 2, "owner"]];

test.each<[what: string, problems: GraphProblem[], data: unknown, found: string[]]>([
  [
    "a problem without a count stays as it is",
    [problem("Down.", ["rows", 1, "size"]), { message: "No path." }],
    { rows: [{ size: 1 }, { size: null }, { size: null }] },
    ["rows.1.size: Down.", ": No path."],
  ],
  [
    "each listed path has the problem, and other nulls of the field have none",
    [problem("Down.", ["rows", 0, "owner"], { count: 2, paths })],
    { rows: [{ owner: null }, { owner: null }, { owner: null }] },
    ["rows.0.owner: Down.", "rows.2.owner: Down."],
  ],
  [
    "a problem with more than the listed paths is that of every null of the field that has no other",
    [
      problem("Down.", ["rows", 0, "size"], { count: 3, paths: [["rows", 0, "size"]] }),
      problem("Late.", ["rows", 1, "size"]),
      problem("Down.", ["rows", 0, "parts", 0, "size"], { count: 2, paths: [["rows", 0, "parts", 0, "size"]] }),
    ],
    {
      rows: [
        { size: null, parts: [{ size: null }] },
        { size: null, parts: [] },
        { size: 7, parts: null },
        null,
        { size: null, parts: [{ size: null }, { size: 1 }] },
      ],
    },
    ["rows.0.size: Down.", "rows.1.size: Late.", "rows.0.parts.0.size: Down.", "rows.3: Down.", "rows.4.size: Down.", "rows.2.parts: Down.", "rows.4.parts.0.size: Down."],
  ],
])("%s", (_, problems, data, found) => expect(eachProblem(problems, data).map(({ message, path = [] }) => `${path.join(".")}: ${message}`)).toEqual(found));
