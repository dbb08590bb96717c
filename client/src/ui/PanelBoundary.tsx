import { Component, useState } from "react";
import type { ErrorInfo, ReactNode } from "react";
import { PanelError } from "./PanelError";

type CatcherProps = { children: ReactNode; fallback: ReactNode; what: string };
type CatcherState = { isFailed: boolean };

class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { isFailed: false };

  static getDerivedStateFromError(): CatcherState {
    return { isFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(`Could not load ${this.props.what}.`, error, info.componentStack);
  }

  override render() {
    return this.state.isFailed ? this.props.fallback : this.props.children;
  }
}

type Props = {
  /** What is inside, as it reads after "Could not load": "markets". */
  what: string;
  /** Loads the data again. The content is tried again once the promise has settled. */
  onRetry: () => void | Promise<unknown>;
  /** A change of this key, such as other filters, forgets an earlier failure. */
  resetKey?: string | number;
  /** Another form of the failure, for small panels. */
  renderError?: (retry: () => void, isBusy: boolean) => ReactNode;
  children: ReactNode;
};

/** Keeps a failure inside one panel: it says what is missing, offers Retry, and logs the cause. */
export function PanelBoundary({ what, onRetry, resetKey = "", renderError, children }: Props) {
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);

  const retry = () => {
    setBusy(true);
    void Promise.resolve()
      .then(onRetry)
      .catch((error: unknown) => console.error(`Could not load ${what}.`, error))
      .finally(() => {
        setBusy(false);
        setAttempt((count) => count + 1);
      });
  };

  return (
    <Catcher
      key={`${resetKey}:${attempt}`}
      what={what}
      fallback={
        renderError === undefined ? <PanelError what={what} onRetry={retry} isBusy={isBusy} /> : renderError(retry, isBusy)
      }
    >
      {children}
    </Catcher>
  );
}
