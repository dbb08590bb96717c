import { foldText } from "../text/format";

/** The value of the choice that stands for no selection, such as "All Statuses"; no other choice has it. */
export const NOTHING = "";

/** One choice of a select. */
export type Choice<Value extends string | number = string> = {
  value: Value;
  label: string;
  /** A second way to tell it apart, such as the ID of a customer. It is found as the label is. */
  detail?: string;
};

/**
 * The choices in which every word of a text occurs, without regard to case and accents: first those that begin with the text,
 * then those where each word begins one of theirs. The choice of nothing comes after these, and last unless it begins with the text.
 */
export function findChoices<Value extends string | number>(choices: readonly Choice<Value>[], text: string): readonly Choice<Value>[] {
  const wanted = foldText(text.trim());
  const words = wanted.split(/\s+/).filter(Boolean);
  if (words.length === 0) return choices;
  const found = choices.filter(({ label, detail = "" }) => {
    const searched = foldText(`${label} ${detail}`);
    return words.every((word) => searched.includes(word));
  });
  const rank = ({ value, label, detail }: Choice<Value>) => {
    const start = foldText(label);
    if (value === NOTHING) return start.startsWith(wanted) ? 3 : 5;
    if (start === wanted || detail === wanted || detail === `#${wanted}`) return 0;
    if (start.startsWith(wanted)) return 1;
    const parts = start.split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => parts.some((part) => part.startsWith(word))) ? 2 : 4;
  };
  return found.toSorted((left, right) => rank(left) - rank(right));
}
