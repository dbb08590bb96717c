import type { Failure } from "./PanelError";

/** Why what failed would fail again; null if it may be tried again. */
export const reasonOf = (failure: Failure | null): string | null => (failure?.isRetryable === false ? failure.message : null);
