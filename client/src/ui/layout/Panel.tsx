import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "../feedback/ErrorBoundary";
import { type Failure, PanelError } from "../feedback/PanelError";
import { Surface } from "./Surface";

/** Data that arrives later. To read again what is shown is to refetch it; to load what failed is to retry. */
export type Loadable<Data> = {
  /** What it is, as it reads after "Could not load": "markets". */
  what: string;
  /** Draws the data, suspending until it has arrived; null before it was asked for. */
  draw: ((children: (data: Data) => ReactNode) => ReactNode) | null;
  /** Changes with each load and refetch, and so clears an earlier failure. */
  resetKey: object | null;
  /** Loads what has failed: what the Retry button does. It bypasses the caches. */
  retry: () => void;
  /** Whether that is under way while the failure is still shown. */
  isRetrying: boolean;
  /**
   * Refetches what is shown, bypassing the caches. It never rejects: on a failure the old data stays, and the
   * panel offers to try again.
   */
  refetch: () => Promise<void>;
  /** Whether the latest refetch failed, so that the data shown may be old. */
  isStale: boolean;
  isRefetching: boolean;
  /** When data last arrived; null before it did. */
  loadedAt: Date | null;
  /** What failed in the latest response. */
  latestFailure: () => Failure | null;
};

type Props<Data> = {
  loadable: Loadable<Data>;
  /** Shown until the data arrives. */
  skeleton: ReactNode;
  /** How a failure looks: with its own padding, in a card, or without padding for places that have their own. */
  failure?: "padded" | "card" | "inline";
  /** Whether a failed refetch must not move what is shown, as no one may have asked for it: its message is then below. */
  isSteady?: boolean;
  /** Draws more around the message and its Retry button, or something else in their place. */
  renderError?: (error: ReactNode) => ReactNode;
  children: (data: Data) => ReactNode;
};

/** A part of the screen with data of its own. It waits, fails and is retried by itself. */
export function Panel<Data>({ loadable, skeleton, failure = "padded", isSteady = false, renderError = (error) => error, children }: Props<Data>) {
  const { what, draw, resetKey, retry, isRetrying, refetch, isStale, isRefetching, latestFailure } = loadable;
  const message = <PanelError what={what} onRetry={retry} isBusy={isRetrying} latestFailure={latestFailure} isInline={failure === "inline"} />;
  const staleMessage = isStale && <PanelError what={what} onRetry={() => void refetch()} isBusy={isRefetching} latestFailure={latestFailure} />;
  return (
    <ErrorBoundary
      what={what}
      resetKey={resetKey}
      fallback={() => renderError(failure === "card" ? <Surface flush>{message}</Surface> : message)}
    >
      {draw === null ? (
        skeleton
      ) : (
        <Suspense fallback={skeleton}>
          {!isSteady && staleMessage}
          {draw(children)}
          {isSteady && staleMessage}
        </Suspense>
      )}
    </ErrorBoundary>
  );
}
