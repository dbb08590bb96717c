import { jsonTokens } from "./jsonTokens";

/** How many times longer a text may become. Brackets within each other grow with the square of their number. */
const MOST_GROWTH = 20;

/** A short text may grow by this in any case. */
const LEAST_GROWTH = 10_000;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * JSON with a line for each member; any other text as it is, and JSON nested so deep that most of it would be indentation.
 * Only blanks change: numbers of any length, the order of keys and keys that come twice stay as the service wrote them.
 */
export function layOutJson(text: string): string {
  if (!isJson(text)) return text;
  const parts: string[] = [];
  const most = text.length * MOST_GROWTH + LEAST_GROWTH;
  let length = 0;
  let depth = 0;
  let previous = "";
  const breakLine = () => {
    length += 1 + 2 * depth;
    parts.push("\n", "  ".repeat(depth));
  };
  for (const token of jsonTokens(text)) {
    const isClosing = token === "}" || token === "]";
    const isInside = previous === "{" || previous === "[";
    if (isClosing) {
      depth -= 1;
      if (!isInside) breakLine();
    } else if (isInside || previous === ",") {
      breakLine();
    }
    if (length > most) return text;
    parts.push(token === ":" ? ": " : token);
    if (token === "{" || token === "[") depth += 1;
    previous = token;
  }
  return parts.join("");
}
