import type { Choice } from "../form/choices";

/** A name as the screen shows it, with its whitespace collapsed. */
const seen = (name: string): string => name.trim().replaceAll(/\s+/g, " ");

/**
 * Gives the choices of a list distinct names, and their numbers to find them by: a name that occurs more than once
 * is followed by its number, and a blank one becomes its kind and number.
 */
export function distinctNames(kind: string, choices: readonly Choice<number>[]): readonly Choice<number>[] {
  const counts = new Map<string, number>();
  for (const { label } of choices) counts.set(seen(label), (counts.get(seen(label)) ?? 0) + 1);
  return choices.map(({ value, label }) => {
    const name = seen(label);
    if (name === "") return { value, label: `${kind} ${value}` };
    return counts.get(name) === 1 ? { value, label, detail: String(value) } : { value, label: `${name} (${value})` };
  });
}
