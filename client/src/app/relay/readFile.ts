import { onSessionChange, sessionToken } from "../session/session";
import { GraphError, NetworkError } from "./errors";
import { endSessionOn, isBody } from "./network";

/**
 * Downloads a file of the gateway from the path that the graph gave. It rejects with a GraphError if the gateway
 * refuses the request. A change of session aborts it.
 */
export async function readFile(path: string): Promise<Blob> {
  const token = sessionToken();
  const lifetime = new AbortController();
  const stopListening = onSessionChange(() => lifetime.abort());
  const headers = new Headers(token === null ? {} : { Authorization: `Bearer ${token}` });
  try {
    const response = await fetch(path, { headers, signal: lifetime.signal });
    // A blob, because the browser need not keep a large one in memory.
    if (response.ok) return await response.blob();
    const body: unknown = await response.json().catch((cause: unknown) => cause);
    if (!isBody(body)) throw new NetworkError("unreadable", body);
    const problems = body.errors ?? [];
    endSessionOn(problems, token);
    throw new GraphError(problems, response.status);
  } catch (error) {
    const isKnown = error instanceof GraphError || error instanceof NetworkError;
    throw isKnown || lifetime.signal.aborted ? error : new NetworkError("unreachable", error);
  } finally {
    stopListening();
  }
}
