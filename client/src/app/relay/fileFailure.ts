import { NetworkError, reasonOf } from "./errors";

/** The message for a file that was not sent: it may have been changed or moved since it was chosen. */
export async function fileFailure(file: File, error: unknown): Promise<string> {
  const isUnsent = error instanceof NetworkError && error.kind === "unreachable";
  if (!isUnsent || (await isReadable(file))) return reasonOf(error);
  return `"${file.name}" can no longer be read. It may have been changed or moved. Choose it again.`;
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
