/** A value of JSON: its entries, its items, or its text. Keys that come twice and numbers of any length stay. */
export type JsonNode =
  | { kind: "object"; entries: readonly (readonly [key: string, value: JsonNode])[] }
  | { kind: "list"; items: readonly JsonNode[] }
  | { kind: "text"; text: string }
  /** A number, true, false or null, as it is written. */
  | { kind: "other"; text: string };

/** A string, a mark, or anything else up to the next of these or a blank. */
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Reads JSON; null if the text is none. */
export function readJson(text: string): JsonNode | null {
  try {
    JSON.parse(text);
  } catch {
    return null;
  }
  const all = text.match(tokens) ?? [];
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
