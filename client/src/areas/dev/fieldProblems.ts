/** What is wrong with the fields of an input, by the name of the field; "" stands for the input as a whole. */
export type FieldProblems = Readonly<Record<string, string>>;

type Refusal = { readonly message: string; readonly path: readonly string[] | null | undefined };

/** The refusals of a mutation, each at the field it means; of two at one field the first counts. */
export function fieldProblems(refusals: readonly Refusal[]): FieldProblems {
  const problems: Record<string, string> = {};
  for (const { message, path } of refusals) problems[path?.[1] ?? ""] ??= message;
  return problems;
}
