import { useState } from "react";
import { reasonOf } from "../../app/relay/errors";
import { readFile } from "../../app/relay/network";
import { sessionToken } from "../../app/session/session";
import { showToast } from "../../app/toasts";
import { saveBlob } from "../../ui/download";

/** Saves the devices of a search as a file. */
export function useDownloadDevices(): [download: (exportPath: string) => void, isBusy: boolean] {
  const [isBusy, setBusy] = useState(false);
  const download = (exportPath: string) => {
    const token = sessionToken();
    setBusy(true);
    readFile(exportPath)
      .then((file) => saveBlob("export.csv", file))
      .catch((error: unknown) => {
        // Whoever signs in next has asked for no file.
        if (token !== sessionToken()) return;
        console.error("The devices could not be downloaded.", error);
        showToast(reasonOf(error), "red");
      })
      .finally(() => setBusy(false));
  };
  return [download, isBusy];
}
