import { NetworkError, reasonOf } from "./errors";

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
