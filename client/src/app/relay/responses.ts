import { useSyncExternalStore } from "react";
import { createEmitter, createStore } from "../../ui/externalStore";
import type { Failure } from "../../ui/feedback/PanelError";
import { failureOf } from "../../ui/feedback/finalReason";
import { onSessionChange } from "../session/session";
import type { GraphProblem } from "./errors";

/** How many mutations have ended. What was asked for before the last of them may be out of date. */
export const endedMutations = createStore(0);

/** Notes that a mutation has ended. Without an answer, too, it may have changed what needs attention. */
export const noteMutation = (): void => endedMutations.set(endedMutations.get() + 1);

/** The latest response to each operation, by its name. */
type Latest = { loadedAt: Date | null; askedAfter: number | undefined; failure: Failure | null };

const latest = new Map<string, Latest>();
const noted = createEmitter();

// The next user has nothing to do with them.
onSessionChange(() => latest.clear());

/** Whether a field of the operation itself failed: a list of which no rows arrived, rather than a part of a row. */
const isOfRoot = ({ path }: GraphProblem): boolean => path?.length === 1;

/**
 * Keeps when an operation had a response, what failed in it, and how many mutations had ended when it was asked for. A list
 * that failed as a whole was not loaded.
 */
export function noteResponse(operation: string, problems: readonly GraphProblem[], hasData: boolean, ended?: number): void {
  const isLoaded = hasData && !problems.some(isOfRoot);
  const last = latest.get(operation);
  latest.set(operation, {
    loadedAt: isLoaded ? new Date() : (last?.loadedAt ?? null),
    askedAfter: isLoaded ? ended : last?.askedAfter,
    failure: failureOf(problems),
  });
  noted.emit();
}

/** What failed in the latest response to an operation. */
export const latestFailure = (operation: string): Failure | null => latest.get(operation)?.failure ?? null;

/**
 * How a query starts: with what is in the store while it is fetched, unless its latest response failed. That failure is in
 * the store, too, and a query that begins with a failure stays failed.
 */
export const startPolicy = (operation: string): "network-only" | "store-and-network" => (latestFailure(operation) === null ? "store-and-network" : "network-only");

/** Whether a mutation has ended since the latest data of an operation was asked for. */
export const isOutdated = (operation: string): boolean => latest.get(operation)?.askedAfter !== endedMutations.get();

/** When an operation last had data. */
export const loadedAt = (operation: string): Date | null => latest.get(operation)?.loadedAt ?? null;

/** When an operation last had data, kept up to date. */
export const useLoadedAt = (operation: string): Date | null =>
  useSyncExternalStore(noted.subscribe, () => loadedAt(operation));
