import { Component, type ErrorInfo, type ReactNode } from "react";

type Props = {
  /** What is inside, as it reads after "Could not load": "markets". */
  what: string;
  /** Draws what is shown in place of the content, after it has failed. */
  fallback: () => ReactNode;
  /** A new value, such as the next query, clears an earlier failure. Content that did not fail keeps its state. */
  resetKey?: object | string | number | null;
  onError?: () => void;
  children: ReactNode;
};

type State = { isFailed: boolean; resetKey: Props["resetKey"] };

/** Keeps a failure inside one part of the screen, and logs the cause. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { isFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { isFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { isFailed: false, resetKey };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error(`Could not load ${this.props.what}.`, error, componentStack);
    this.props.onError?.();
  }

  override render() {
    return this.state.isFailed ? this.props.fallback() : this.props.children;
  }
}
