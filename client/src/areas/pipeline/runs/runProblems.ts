import type { UserError } from "../../../app/relay/errors";

/** What is wrong with the fields of an input, by field name; "" stands for the input as a whole. */
export type RunProblems = Readonly<Record<string, string>>;

/** The errors of an input by field; if a field has several, the first one. */
export function runProblems(errors: readonly UserError[]): RunProblems {
  const problems: Record<string, string> = {};
  for (const { message, path } of errors) problems[path?.[1] ?? ""] ??= message;
  return problems;
}
