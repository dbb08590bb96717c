import { jsonTokens } from "./jsonTokens";

/** A value of JSON: its entries, its items, or its text. Keys that come twice and numbers of any length stay. */
export type JsonNode =
  | { kind: "object"; entries: readonly (readonly [key: string, value: JsonNode])[] }
  | { kind: "list"; items: readonly JsonNode[] }
  | { kind: "text"; text: string }
  /** A number, true, false or null, as it is written. */
  | { kind: "other"; text: string };

/** Strings, marks, numbers and names that a value may consist of: more are slow to draw. */
const MOST_TOKENS = 2_000;

/** Reads JSON; null if the text is none, or has too much in it, or more lists and objects within each other than this. */
export function readJson(text: string, mostLevels: number): JsonNode | null {
  try {
    JSON.parse(text);
  } catch {
    return null;
  }
  const all = [...jsonTokens(text)];
  if (all.length > MOST_TOKENS || levelsOf(all) > mostLevels) return null;
  let next = 0;
  const readNode = (): JsonNode => {
    const token = all[next++] ?? "";
    if (token === "{") return { kind: "object", entries: readUntil("}", readEntry) };
    if (token === "[") return { kind: "list", items: readUntil("]", readNode) };
    return token.startsWith('"') ? { kind: "text", text: String(JSON.parse(token)) } : { kind: "other", text: token };
  };
  const readEntry = (): readonly [string, JsonNode] => {
    const key = String(JSON.parse(all[next] ?? '""'));
    // The colon follows the key.
    next += 2;
    return [key, readNode()];
  };
  const readUntil = <Item>(end: string, read: () => Item): Item[] => {
    const found: Item[] = [];
    while (next < all.length && all[next] !== end) {
      found.push(read());
      if (all[next] === ",") next += 1;
    }
    next += 1;
    return found;
  };
  return readNode();
}

function levelsOf(tokens: readonly string[]): number {
  let [depth, deepest] = [0, 0];
  for (const token of tokens) {
    if (token === "{" || token === "[") depth += 1;
    else if (token === "}" || token === "]") depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
