import type { GraphProblem } from "./errors";

type Path = readonly (string | number)[];

/**
 * One problem for each null that stands for a failure. The gateway sends one for all rows in which a field failed for the
 * same reason, with the first paths; Relay looks for one at the path of each.
 */
export function eachProblem(problems: readonly GraphProblem[], data: unknown): GraphProblem[] {
  const every = problems.flatMap((problem) => pathsOf(problem).map((path) => ({ ...problem, path })));
  const known = new Set(every.map(({ path }) => JSON.stringify(path)));
  for (const problem of problems) {
    if ((problem.extensions?.count ?? 1) <= pathsOf(problem).length) continue;
    for (const path of nullsAt(placeOf(problem), data)) {
      const key = JSON.stringify(path);
      if (known.has(key)) continue;
      known.add(key);
      every.push({ ...problem, path });
    }
  }
  return every;
}

const pathsOf = ({ path = [], extensions }: GraphProblem): readonly Path[] => extensions?.paths ?? [path];

/** The path without its positions in lists. */
const placeOf = ({ path = [] }: GraphProblem) => path.filter((segment) => typeof segment === "string");

/** The paths of the nulls at a place, or above it. */
function nullsAt(place: readonly string[], value: unknown, above: Path = []): Path[] {
  if (value === null) return [above];
  if (Array.isArray(value)) return value.flatMap((item, index) => nullsAt(place, item, [...above, index]));
  const [name, ...below] = place;
  if (name === undefined || !isObject(value)) return [];
  return nullsAt(below, value[name], [...above, name]);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
