import { sessionSignal, sessionToken } from "../session/session";
import { GraphError, NetworkError } from "./errors";
import { endSessionOn, readBody, request } from "./network";

/**
 * Downloads a file of the gateway from the path that the graph gave. It rejects with a GraphError if the gateway
 * refuses the request. A change of session aborts it.
 */
export async function readFile(path: string): Promise<Blob> {
  const [token, signal] = [sessionToken(), sessionSignal()];
  const response = await request(path, { headers: {}, signal });
  if (!response.ok) {
    const { errors = [] } = await readBody(response, signal);
    endSessionOn(errors, token);
    throw new GraphError(errors, response.status);
  }
  try {
    // A blob, because the browser need not keep a large one in memory.
    return await response.blob();
  } catch (error) {
    throw signal.aborted ? error : new NetworkError("unreachable", error);
  }
}
