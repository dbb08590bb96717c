import type { Choice } from "../form/choices";

/** The keys of rows, made different: from its second row on, a key that several rows have gets a number. */
export function distinctKeys(keys: readonly (string | number)[]): readonly string[] {
  const used = new Set<string>(keys.map(String));
  if (used.size === keys.length) return [...used];
  const seen = new Map<string, number>();
  return keys.map((given) => {
    const key = String(given);
    let count = (seen.get(key) ?? 0) + 1;
    let distinct = key;
    if (count > 1) {
      while (used.has((distinct = `${key} (${count})`))) count += 1;
      used.add(distinct);
    }
    seen.set(key, count);
    return distinct;
  });
}

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
    return counts.get(name) === 1 ? { ...choice, detail: `#${value}` } : { ...choice, label: `${name} (${value})` };
  });
}
