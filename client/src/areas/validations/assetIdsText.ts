import { numberText } from "../../ui/text/format";

const SHOWN_PARTS = 5;
const SHOWN_CHARACTERS = 20;

/** How many ids a list has, as a sentence. */
export function countText(count: number): string {
  return count === 1 ? "1 asset ID." : `${numberText(count)} asset IDs.`;
}

/** The first parts of a list, each shortened, and how many more there are. */
export function listText(parts: readonly string[]): string {
  const shown = parts
    .slice(0, SHOWN_PARTS)
    .map((part) => (part.length > SHOWN_CHARACTERS ? `${part.slice(0, SHOWN_CHARACTERS)}…` : part))
    .join(", ");
  const rest = parts.length - SHOWN_PARTS;
  return rest > 0 ? `${shown} and ${numberText(rest)} more` : shown;
}
