function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Everything a JSON text consists of: a string, a mark, or anything else up to the next of these or a blank. */
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * JSON with a line for each member; any other text as it is. Only blanks change: numbers of any length, the
 * order of keys and keys that come twice stay as the service wrote them.
 */
export function layOutJson(text: string): string {
  if (!isJson(text)) return text;
  const parts: string[] = [];
  let depth = 0;
  let previous = "";
  const breakLine = () => parts.push("\n", "  ".repeat(depth));
  for (const [token] of text.matchAll(tokens)) {
    const isClosing = token === "}" || token === "]";
    const isInside = previous === "{" || previous === "[";
    if (isClosing) {
      depth -= 1;
      if (!isInside) breakLine();
    } else if (isInside || previous === ",") {
      breakLine();
    }
    parts.push(token === ":" ? ": " : token);
    if (token === "{" || token === "[") depth += 1;
    previous = token;
  }
  return parts.join("");
}
