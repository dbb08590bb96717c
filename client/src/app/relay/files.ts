import { sessionSignal, sessionToken } from "../session/session";
import { GraphError, NetworkError, reasonOf } from "./errors";
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

/**
 * The message for files that could not be sent: one may have been changed or moved since it was chosen. `unknownOutcome`
 * is what the message says besides if the response was lost, so that the files may have been stored.
 */
export async function filesFailure(files: readonly File[], error: unknown, unknownOutcome?: string): Promise<string> {
  if (!(error instanceof NetworkError)) return reasonOf(error);
  const areReadable = await Promise.all(files.map(isReadable));
  const unreadable = files.find((_, index) => areReadable[index] === false);
  if (unreadable !== undefined && error.kind === "unreachable") {
    return `"${unreadable.name}" can no longer be read. It may have been changed or moved. Choose it again.`;
  }
  return unknownOutcome === undefined ? reasonOf(error) : `${reasonOf(error)} ${unknownOutcome}`;
}

/** The same for one file. */
export function fileFailure(file: File, error: unknown, unknownOutcome?: string): Promise<string> {
  return filesFailure([file], error, unknownOutcome);
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
