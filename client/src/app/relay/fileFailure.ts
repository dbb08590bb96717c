import { NetworkError, reasonOf } from "./errors";

/** The message for files that were not sent: one may have been changed or moved since it was chosen. */
export async function filesFailure(files: readonly File[], error: unknown): Promise<string> {
  const isUnsent = error instanceof NetworkError && error.kind === "unreachable";
  if (!isUnsent) return reasonOf(error);
  const areReadable = await Promise.all(files.map(isReadable));
  const unreadable = files.find((_, index) => areReadable[index] === false);
  if (unreadable === undefined) return reasonOf(error);
  return `"${unreadable.name}" can no longer be read. It may have been changed or moved. Choose it again.`;
}

/** The same for one file. */
export function fileFailure(file: File, error: unknown): Promise<string> {
  return filesFailure([file], error);
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
