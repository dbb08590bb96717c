import type { Failure } from "./PanelError";

/** An error of the gateway, as far as screens look at it. */
type Problem = {
  message?: string;
  extensions?: { code?: string; retryable?: boolean; userMessage?: string; service?: string; requestId?: string };
};

const isProblem = (error: unknown): error is Problem => typeof error === "object" && error !== null;

/** Whether the same request would fail again: it asks for more than the gateway returns. */
export const isFinal = ({ extensions }: Problem): boolean =>
  extensions?.code === "LIMIT_EXCEEDED" && extensions.retryable !== true;

/** What the gateway says of a part that could not be read and would fail again; null if it may be tried again. */
export function finalReason(errors: readonly unknown[]): string | null {
  const problems = errors.filter(isProblem);
  const isOver = problems.length > 0 && problems.every(isFinal);
  return isOver ? (problems[0]?.extensions?.userMessage ?? null) : null;
}

/** What failed now, of one error or more; null without any. What may be tried again counts before what would fail again. */
export function failureOf(errors: readonly unknown[]): Failure | null {
  const problems = errors.filter(isProblem);
  const problem = problems.find((one) => !isFinal(one)) ?? problems[0];
  if (problem === undefined) return null;
  const { code, userMessage, service = null, requestId = null } = problem.extensions ?? {};
  const message = userMessage ?? problem.message ?? "";
  return { at: new Date(), service, requestId, message, isRetryable: !isFinal(problem), isMissing: code === "NOT_FOUND" };
}

/** Why what failed would fail again; null if it may be tried again. */
export const reasonOf = (failure: Failure | null): string | null => (failure?.isRetryable === false ? failure.message : null);
