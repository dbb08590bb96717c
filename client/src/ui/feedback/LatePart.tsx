import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode, Suspense, useState } from "react";
import { Surface } from "../layout/Surface";
import { ErrorBoundary } from "./ErrorBoundary";
import { PanelError } from "./PanelError";

type Props = {
  /** What it shows, as it reads after "Could not load". */
  what: string;
  /** Fetches its code. */
  fetch: () => Promise<ComponentType>;
  /** Shown until the code arrives. */
  skeleton: ReactNode;
};

/** A part of a screen whose code comes later. If it cannot be fetched, the rest of the screen stays, and the user can try again. */
export function LatePart({ what, fetch, skeleton }: Props) {
  const [Part, setPart] = useState(() => lateComponent(fetch));
  return (
    <ErrorBoundary
      what={what}
      resetKey={Part}
      fallback={() => (
        <Surface flush>
          <PanelError what={what} onRetry={() => setPart(() => lateComponent(fetch))} />
        </Surface>
      )}
    >
      <Suspense fallback={skeleton}>
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
}

function lateComponent(fetch: Props["fetch"]) {
  return lazy(async () => ({ default: await fetch() }));
}

const Nothing = () => null;

/** A part of the frame whose code comes later. If it cannot be fetched, the frame goes on without it. */
export function optionalPart<P extends object>(fetch: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await fetch().catch((): ComponentType<P> => Nothing) }));
}
