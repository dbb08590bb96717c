import { foldText } from "../text/format";

/** One choice of a select. */
export type Choice<Value extends string | number = string> = {
  value: Value;
  label: string;
  /** A second way to tell it apart, such as the ID of a customer. It is found as the label is. */
  detail?: string;
};

/** The choices in which every word of a text occurs, without regard to case and accents; those that begin with it come first. */
export function findChoices<Value extends string | number>(choices: readonly Choice<Value>[], text: string): readonly Choice<Value>[] {
  const wanted = foldText(text.trim());
  const words = wanted.split(/\s+/).filter(Boolean);
  if (words.length === 0) return choices;
  const found = choices.filter(({ label, detail = "" }) => {
    const searched = foldText(`${label} ${detail}`);
    return words.every((word) => searched.includes(word));
  });
  const rank = ({ label, detail }: Choice<Value>) => {
    const start = foldText(label);
    if (start === wanted || detail === wanted || detail === `#${wanted}`) return 0;
    return start.startsWith(wanted) ? 1 : 2;
  };
  return found.toSorted((left, right) => rank(left) - rank(right));
}
