import { useAction } from "../../app/relay/useAction";
import { download } from "../../ui/download";
import type { TextFile } from "../../ui/download";

/** Reads a report from the graph, which is null when it failed, and saves it as a file. */
export function useReportDownload(read: () => Promise<TextFile | null | undefined>) {
  return useAction(async () => {
    const file = await read();
    if (file === null || file === undefined) throw new Error("The response has no file.");
    download(file);
  }, "There was an error downloading the report.");
}
