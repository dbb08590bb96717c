import type { Choice } from "../form/choices";

/** A name as the screen shows it, with its whitespace collapsed. */
const seen = (name: string): string => name.trim().replaceAll(/\s+/g, " ");

/**
 * Gives the choices of a list distinct names, and their numbers to find them by: a name that occurs more than once
 * is followed by its number, and a blank one becomes its kind and number.
 */
export function distinctNames<One extends Choice<number>>(kind: string, choices: readonly One[]): readonly One[] {
  const counts = new Map<string, number>();
  for (const { label } of choices) counts.set(seen(label), (counts.get(seen(label)) ?? 0) + 1);
  return choices.map((choice) => {
    const { value, label } = choice;
    const name = seen(label);
    if (name === "") return { ...choice, label: `${kind} ${value}` };
    return counts.get(name) === 1 ? { ...choice, detail: String(value) } : { ...choice, label: `${name} (${value})` };
  });
}
