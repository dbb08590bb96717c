import { useRef, useState } from "react";
import { graphql } from "react-relay";
import type {
  InventoryFileType,
  UploadInventoryInput,
  useUploadInventoryMutation,
} from "../../__generated__/useUploadInventoryMutation.graphql";
import { SESSION_HAS_ENDED } from "../../app/relay/errors";
import { useSubmit } from "../../app/relay/useSubmit";
import { paths } from "../../app/routing/paths";
import { sessionToken } from "../../app/session/session";
import { showToast } from "../../app/toasts";
import { startTask } from "../../app/backgroundTasks";
import { fileFailure } from "../../app/relay/files";
import { useIsMounted } from "../../ui/useIsMounted";

/** What is shown besides when no response arrived. */
const UNKNOWN_OUTCOME =
  "If all of the file was sent, its rows may have been stored: look at the customer's inventory before you upload it again.";

/** The result of the latest upload, to show to the user. */
type UploadOutcome = {
  isSuccess: boolean;
  title: string;
  text: string;
  /** What was uploaded, and for whom; null if nothing was. */
  uploaded: { type: InventoryFileType; customerId: number } | null;
};

type UploadInventory = {
  upload: (file: File, input: Omit<UploadInventoryInput, "file">) => void;
  /** Null before an upload has ended. */
  outcome: UploadOutcome | null;
  forgetOutcome: () => void;
  isBusy: boolean;
};

/** Uploads an inventory file, once at a time. The user may leave the screen meanwhile. */
export function useUploadInventory(onUploaded: () => void): UploadInventory {
  const isMounted = useIsMounted();
  const [outcome, setOutcome] = useState<UploadOutcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  // A second click may come before the button is disabled.
  const isUploading = useRef(false);
  const { send } = useSubmit<useUploadInventoryMutation>(graphql`
    mutation useUploadInventoryMutation($input: UploadInventoryInput!) {
      uploadInventory(input: $input) {
        upload {
          type
          title
          text
        }
        errors {
          message
        }
      }
    }
  `);
  const attempt = async (file: File, input: Omit<UploadInventoryInput, "file">): Promise<UploadOutcome> => {
    try {
      const { upload } = await send({ ...input, file: null }, { "input.file": file });
      return {
        isSuccess: true,
        title: upload?.title ?? "",
        text: upload?.text ?? "",
        uploaded: upload ? { type: upload.type, customerId: input.customerId } : null,
      };
    } catch (error) {
      console.error("The file could not be uploaded.", error);
      const text = await fileFailure(file, error, UNKNOWN_OUTCOME);
      return { isSuccess: false, title: "Error uploading data", text, uploaded: null };
    }
  };

  const upload: UploadInventory["upload"] = (file, input) => {
    if (isUploading.current) return;
    isUploading.current = true;
    setBusy(true);
    setOutcome(null);
    const token = sessionToken();
    // A reload would end the upload, and its outcome would be unknown.
    const report = startTask({ label: `Upload of ${file.name}`, to: paths.upload() });
    void attempt(file, input).then((ended) => {
      isUploading.current = false;
      setBusy(false);
      // The form lets the user sign in again.
      setOutcome(ended.text === SESSION_HAS_ENDED ? null : ended);
      report.end(ended.isSuccess ? "done" : "failed", `${ended.title}: ${ended.text}`);
      // Someone who left the screen would otherwise never learn of it. The next user did not ask for it.
      if (!isMounted() && token === sessionToken()) {
        showToast(`${ended.title}: ${ended.text}`, ended.isSuccess ? "green" : "red");
      }
      if (ended.isSuccess) onUploaded();
    });
  };

  return { upload, outcome, forgetOutcome: () => setOutcome(null), isBusy };
}
