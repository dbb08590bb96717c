/** The problems of an input by field; "" is the input as a whole. */
export type FieldProblems = Readonly<Record<string, string>>;

type Refusal = { readonly message: string; readonly path: readonly string[] | null | undefined };

/** The user errors of a mutation by field. Of two for one field the first counts. */
export function fieldProblems(refusals: readonly Refusal[]): FieldProblems {
  const problems: Record<string, string> = {};
  for (const { message, path } of refusals) problems[path?.[1] ?? ""] ??= message;
  return problems;
}
