import { Component, useState } from "react";
import type { ErrorInfo, ReactNode } from "react";
import { PanelError } from "./PanelError";

type CatcherProps = { children: ReactNode; fallback: ReactNode; what: string; onFailure: () => void };
type CatcherState = { isFailed: boolean };

class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { isFailed: false };

  static getDerivedStateFromError(): CatcherState {
    return { isFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(`Could not load ${this.props.what}.`, error, info.componentStack);
    this.props.onFailure();
  }

  override render() {
    return this.state.isFailed ? this.props.fallback : this.props.children;
  }
}

/** How often the content was tried after a failure, and whether the latest try failed. */
type Tries = { count: number; isFailed: boolean };

/** Tries again what failed; what did not fail stays as it is. */
const again = (tries: Tries): Tries => (tries.isFailed ? { count: tries.count + 1, isFailed: false } : tries);

type Props = {
  /** What is inside, as it reads after "Could not load": "markets". */
  what: string;
  /** Loads the data again. The content is tried again once the promise has settled. */
  onRetry: () => void | Promise<unknown>;
  /**
   * A change of this, such as the query that is shown, forgets an earlier failure. What did not fail stays as
   * it is.
   */
  resetKey?: object | string | number | null;
  /** Another form of the failure, for small panels. */
  renderError?: (retry: () => void, isBusy: boolean) => ReactNode;
  children: ReactNode;
};

/** Keeps a failure inside one panel: it says what is missing, offers Retry, and logs the cause. */
export function PanelBoundary({ what, onRetry, resetKey = null, renderError, children }: Props) {
  const [tries, setTries] = useState<Tries>({ count: 0, isFailed: false });
  const [lastKey, setLastKey] = useState(resetKey);
  const [isBusy, setBusy] = useState(false);

  if (lastKey !== resetKey) {
    setLastKey(resetKey);
    setTries(again);
  }

  const retry = () => {
    setBusy(true);
    void Promise.resolve()
      .then(onRetry)
      .catch((error: unknown) => console.error(`Could not load ${what}.`, error))
      .finally(() => {
        setBusy(false);
        setTries(again);
      });
  };

  return (
    <Catcher
      key={tries.count}
      what={what}
      onFailure={() => setTries(({ count }) => ({ count, isFailed: true }))}
      fallback={
        renderError === undefined ? <PanelError what={what} onRetry={retry} isBusy={isBusy} /> : renderError(retry, isBusy)
      }
    >
      {children}
    </Catcher>
  );
}
