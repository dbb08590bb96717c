import type { Choice } from "./fields";

/** A name as it is read on the screen, where blanks around it and between its words do not show. */
const seen = (name: string): string => name.trim().replaceAll(/\s+/g, " ");

/**
 * Names by which the choices of a list can be told apart: one that several have gets its number behind it, and
 * what has no name is called by what it is and its number.
 */
export function distinctNames(kind: string, choices: readonly Choice<number>[]): readonly Choice<number>[] {
  const counts = new Map<string, number>();
  for (const { label } of choices) counts.set(seen(label), (counts.get(seen(label)) ?? 0) + 1);
  return choices.map(({ value, label }) => {
    const name = seen(label);
    if (name === "") return { value, label: `${kind} ${value}` };
    return { value, label: counts.get(name) === 1 ? label : `${name} (${value})` };
  });
}
