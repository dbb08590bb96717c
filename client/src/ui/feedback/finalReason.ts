/** An error of the gateway, as far as screens look at it. */
type Problem = { extensions?: { code?: string; retryable?: boolean; userMessage?: string } };

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
