import type { UserError } from "../../app/relay/errors";

/** What is wrong with the fields of an input, by field name; "" stands for the input as a whole. */
export type FieldProblems = Readonly<Record<string, string>>;

/** The errors of a mutation by field; if a field has several, the first one. */
export function fieldProblems(errors: readonly UserError[]): FieldProblems {
  const problems: Record<string, string> = {};
  for (const { message, path } of errors) problems[path?.[1] ?? ""] ??= message;
  return problems;
}
