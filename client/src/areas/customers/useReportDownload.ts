import { useState } from "react";
import { showToast } from "../../app/toasts";
import { download } from "../../ui/download";
import type { TextFile } from "../../ui/download";

/** Reads a file of the graph and saves it for the user. Reading it gives nothing when it failed. */
export function useReportDownload(
  read: () => Promise<TextFile | null | undefined>,
): [download: () => void, isBusy: boolean] {
  const [isBusy, setBusy] = useState(false);

  const run = async () => {
    const file = await read();
    if (file === null || file === undefined) throw new Error("The answer has no file.");
    download(file);
  };

  const start = () => {
    setBusy(true);
    run()
      .catch((error: unknown) => {
        console.error("A report could not be downloaded.", error);
        showToast("There was an error downloading the report.", "red");
      })
      .finally(() => setBusy(false));
  };

  return [start, isBusy];
}
