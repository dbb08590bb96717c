import { reasonOf } from "../../../app/relay/errors";
import type { RanOperation } from "../../../app/relay/operations";
import { numberText } from "../../../ui/text/format";
import type { Tone } from "../../../ui/layout/style";

/** The state of an operation, as its badge shows it. */
export function stateOf({ kind, endedAt, failure, isFromStore = false, isStopped = false }: Pick<RanOperation, "endedAt" | "failure" | "isFromStore" | "isStopped"> & { kind: string }): { tone: Tone; label: string } {
  if (isFromStore) return { tone: "grey", label: "From the store" };
  // A response may have arrived in part before it was stopped.
  if (failure instanceof Error) return { tone: "red", label: "Failed" };
  if (failure !== undefined && failure.length > 0) return { tone: "yellow", label: "Answered with errors" };
  if (endedAt === undefined) return { tone: "blue", label: kind === "subscription" ? "Open" : "Running" };
  return isStopped ? { tone: "grey", label: kind === "subscription" ? "Closed" : "Canceled" } : { tone: "green", label: "Answered" };
}

/** The messages of what failed. */
export function messagesOf({ failure }: Pick<RanOperation, "failure">): readonly string[] {
  if (failure === undefined) return [];
  return failure instanceof Error ? [reasonOf(failure)] : [...new Set(failure.map(({ message }) => message))];
}

/** Milliseconds, or seconds from ten of them on. */
export const spanText = (milliseconds: number): string =>
  milliseconds < 10_000 ? `${numberText(Math.round(milliseconds))} ms` : `${numberText(Math.round(milliseconds / 1000))} s`;
