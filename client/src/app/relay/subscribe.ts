import { createClient } from "graphql-ws";
import type { RequestParameters } from "relay-runtime";
import { browserZone } from "../../ui/text/format";
import { sessionToken } from "../session/session";
import { GraphError, type GraphProblem, NetworkError } from "./errors";
import { endSessionOn } from "./network";
import { noteChange, noteStart } from "./operations";

type Listener<Response> = {
  onEvent: (response: Response) => void;
  /** Called when no events come any more. The subscription is over, and not sent again. */
  onEnd: (error?: Error) => void;
};

/**
 * Sends a subscription without variables to the gateway, by its document id, over a socket of its own. Returns what
 * ends it. Its events do not go into the store of Relay. Only who needs it loads this file and its library: the network
 * of Relay is part of the first load.
 */
export function subscribe<Response>({ id, name }: RequestParameters, { onEvent, onEnd }: Listener<Response>): () => void {
  const token = sessionToken();
  const key = {};
  noteStart(key, { id, name, operationKind: "subscription" }, {});
  let isOver = false;
  const client = createClient({
    url: new URL("/graphql", window.location.origin.replace(/^http/, "ws")).href,
    connectionParams: { ...(token !== null && { authorization: `Bearer ${token}` }), timeZone: browserZone() },
    retryAttempts: 0,
  });
  const end = () => {
    isOver = true;
    noteChange(key, { endedAt: Date.now(), isStopped: true });
    void client.dispose();
  };
  const lose = (error?: Error) => {
    if (isOver) return;
    noteChange(key, { failure: error });
    end();
    onEnd(error);
  };
  const refuse = (problems: readonly GraphProblem[]) => {
    lose(new GraphError(problems, 200));
    endSessionOn(problems, token);
  };
  client.subscribe<Response>(
    { query: "", extensions: { documentId: id }, operationName: name },
    {
      next: ({ data, errors }) => {
        if (isOver) return;
        if (data == null) refuse(errors ?? []);
        else onEvent(data);
      },
      error: (error) => (Array.isArray(error) ? refuse(error) : lose(new NetworkError("unreachable", error))),
      complete: () => lose(),
    },
  );
  return end;
}
