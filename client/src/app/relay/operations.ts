import type { LogEvent, OperationType, PayloadError, RequestParameters } from "relay-runtime";
import { createStore } from "../../ui/externalStore";
import { onSessionChange } from "../session/session";

/** An operation that the open screen has run. */
export type RanOperation = {
  /** Unique among all operations. */
  key: unknown;
  params: Pick<RequestParameters, "id" | "name" | "operationKind">;
  /** The variables as JSON, without what may be secret; null if they are too long to keep. */
  variables: string | null;
  startedAt: number;
  /** When it was over; missing while it runs. */
  endedAt?: number;
  isFromStore?: boolean;
  /** Whether the screen no longer wanted it. */
  isStopped?: boolean;
  /** What failed in the response, or why there was none. */
  failure?: readonly PayloadError[] | Error;
  /** The id of the request in the gateway's log. */
  requestId?: string;
};

/** How many operations are kept, and how long their variables may be. */
const MOST_KEPT = 50;
const LONGEST = 20_000;

/** The names of variables that may hold secrets: the passwords of users, and the configuration of providers. */
const SECRET = /secret|passw|pwd|token$|credential|config|(api|access|private)_?key/i;

/** What variables have in place of a secret. */
export const HIDDEN = "••••••••";

const hide = (name: string, value: unknown): unknown => (SECRET.test(name) && value != null ? HIDDEN : value);

/** The operations of the open screen, oldest first. They are kept in memory only. */
export const operations = createStore<readonly RanOperation[]>([]);

/** Whether the list of the operations that this screen has run is open. */
export const isOperationListOpen = createStore(false);

const forget = () => operations.set([]);
onSessionChange(forget);

let screen = "";

/** Notes which screen opens. Only what it runs is kept from now on. */
export function noteScreen(pathname: string): void {
  if (pathname !== screen) forget();
  screen = pathname;
}

/** Notes an operation that is sent now. */
export function noteStart(key: unknown, params: RanOperation["params"], variables: OperationType["variables"], rest?: Partial<RanOperation>): void {
  const json = JSON.stringify(variables, hide);
  operations.set([
    ...operations.get().slice(1 - MOST_KEPT),
    { key, params, variables: json.length > LONGEST ? null : json, startedAt: Date.now(), ...rest },
  ]);
}

/** Notes what is known of one that is not over yet. */
export function noteChange(key: unknown, changes: Partial<RanOperation>): void {
  operations.set(operations.get().map((one) => (one.key === key && one.endedAt === undefined ? { ...one, ...changes } : one)));
}

/** Keeps what Relay reports about operations. */
export function noteEvent(event: LogEvent): void {
  const endedAt = Date.now();
  if (event.name === "network.start") noteStart(event.networkRequestId, event.params, event.variables);
  else if (event.name === "network.next") {
    const { errors, extensions } = Object(event.response);
    noteChange(event.networkRequestId, { failure: errors, requestId: extensions?.requestId });
  } else if (event.name === "network.complete") noteChange(event.networkRequestId, { endedAt });
  else if (event.name === "network.error") noteChange(event.networkRequestId, { endedAt, failure: event.error });
  else if (event.name === "network.unsubscribe") noteChange(event.networkRequestId, { endedAt, isStopped: true });
  else if (event.name === "queryresource.fetch" && !event.shouldFetch) {
    const { node, variables } = event.operation.request;
    noteStart({}, node.params, variables, { endedAt, isFromStore: true });
  }
}
