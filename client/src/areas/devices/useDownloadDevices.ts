import { reasonOf } from "../../app/relay/errors";
import { readFile } from "../../app/relay/network";
import { useAction } from "../../app/relay/useAction";
import { saveBlob } from "../../ui/download";

/** Downloads the devices of a search as a file. */
export function useDownloadDevices() {
  return useAction(async (exportPath: string) => saveBlob("export.csv", await readFile(exportPath)), reasonOf);
}
