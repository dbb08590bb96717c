import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import { Link } from "react-router";
import type { UploadsPageLinkQuery } from "../../__generated__/UploadsPageLinkQuery.graphql";
import type { InventoryFileType } from "../../__generated__/ChosenFileCheckMutation.graphql";
import type { UploadsPageMutation } from "../../__generated__/UploadsPageMutation.graphql";
import { startTask } from "../../app/backgroundTasks";
import { FormFailure } from "../../app/forms/FormFailure";
import { SESSION_HAS_ENDED } from "../../app/relay/errors";
import { fileFailure } from "../../app/relay/files";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { useAction, useSubmit } from "../../app/relay/useSubmit";
import { paths } from "../../app/routing/paths";
import { sessionToken } from "../../app/session/session";
import { showToast } from "../../app/toasts";
import { LabelledSpinner } from "../../ui/feedback/skeletons";
import { FilePicker } from "../../ui/form/FilePicker";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Panel } from "../../ui/layout/Panel";
import { Surface } from "../../ui/layout/Surface";
import { useIsMounted } from "../../ui/useIsMounted";
import { ChosenFile } from "./ChosenFile";
import { FileFormatButton } from "./FileFormat";

const assetAndMedia: readonly InventoryFileType[] = ["ASSET", "MEDIA"];
const stationary: readonly InventoryFileType[] = ["STATIONARY"];

/** Uploads inventory files for a customer. */
export function UploadsPage() {
  return (
    <PageFrame title="Upload">
      <UploadCard title="Media | Asset Upload" what="a media or asset file" types={assetAndMedia} />
      <UploadCard title="Stationary Upload" what="a stationary file" types={stationary} />
    </PageFrame>
  );
}

/** What is shown besides when no response arrived. */
const UNKNOWN_OUTCOME =
  "If all of the file was sent, its rows may have been stored: look at the customer's inventory before you upload it again.";

/** The result of an upload, to show to the user. */
type Outcome = {
  isSuccess: boolean;
  title: string;
  text: string;
  /** What was uploaded, and for whom; null if nothing was. */
  uploaded: { type: InventoryFileType; customerId: number } | null;
};

type Props = {
  title: string;
  /** What is chosen, as it reads after "Choose". */
  what: string;
  /** The types that are accepted. */
  types: readonly InventoryFileType[];
};

/** Chooses an inventory file, and uploads it for a customer. */
function UploadCard({ title, what, types }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // Each choice is checked, even if the file is the same.
  const [chosen, setChosen] = useState<{ file: File; turn: number } | null>(null);
  const [customerId, setCustomerId] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isMounted = useIsMounted();
  const { send } = useSubmit<UploadsPageMutation>(graphql`
    mutation UploadsPageMutation($input: UploadInventoryInput!) {
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
  const attempt = async (file: File, forCustomer: number): Promise<Outcome> => {
    try {
      const { upload: done } = await send({ customerId: forCustomer, types, file: null }, { "input.file": file });
      return { isSuccess: true, title: done?.title ?? "", text: done?.text ?? "", uploaded: done ? { type: done.type, customerId: forCustomer } : null };
    } catch (error) {
      console.error("The file could not be uploaded.", error);
      return { isSuccess: false, title: "Error uploading data", text: await fileFailure(file, error, UNKNOWN_OUTCOME), uploaded: null };
    }
  };
  // The user may leave the screen meanwhile.
  const [upload, isBusy] = useAction(async (file: File, forCustomer: number) => {
    setOutcome(null);
    const token = sessionToken();
    // A reload would end the upload, and its outcome would be unknown.
    const report = startTask({ label: `Upload of ${file.name}`, to: paths.upload() });
    const ended = await attempt(file, forCustomer);
    // The form lets the user sign in again.
    setOutcome(ended.text === SESSION_HAS_ENDED ? null : ended);
    report.end(ended.isSuccess ? "done" : "failed", `${ended.title}: ${ended.text}`);
    // Someone who left the screen would otherwise never learn of it. The next user did not ask for it.
    if (!isMounted() && token === sessionToken()) showToast(`${ended.title}: ${ended.text}`, ended.isSuccess ? "green" : "red");
    if (!ended.isSuccess) return;
    setChosen(null);
    setCustomerId(null);
  });
  useEffect(() => {
    // The button that had the focus is gone.
    if (outcome?.isSuccess === true && !isBusy) input.current?.focus();
  }, [outcome, isBusy]);

  return (
    <Surface title={title} actions={<FileFormatButton types={types} />}>
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
        <FilePicker
          what={what}
          hint="CSV files only"
          accept=".csv,text/csv"
          files={chosen === null ? [] : [chosen.file]}
          onChoose={([file]) => {
            if (file === undefined) return;
            setChosen((earlier) => ({ file, turn: (earlier?.turn ?? 0) + 1 }));
            setOutcome(null);
          }}
          disabled={isBusy}
          inputRef={input}
        />
        {chosen !== null && <FormFailure failure={null} />}
        {chosen !== null && isBusy && <LabelledSpinner label={`Uploading ${chosen.file.name}`} />}
        {outcome !== null && (
          <Alert severity={outcome.isSuccess ? "success" : "error"}>
            <AlertTitle>{outcome.title}</AlertTitle>
            {outcome.text}
          </Alert>
        )}
        {outcome?.uploaded && <UploadedLink {...outcome.uploaded} />}
        {chosen !== null && (
          <ChosenFile
            key={chosen.turn}
            file={chosen.file}
            types={types}
            customerId={customerId}
            onCustomerChange={setCustomerId}
            onUpload={(customer) => upload(chosen.file, customer)}
            isUploading={isBusy}
          />
        )}
      </Box>
    </Surface>
  );
}

const query = graphql`
  query UploadsPageLinkQuery($customerId: Int!) @throwOnFieldError {
    customer(by: { customerId: $customerId }) {
      slug
    }
  }
`;

/** A link to the list that an upload has changed; nothing for media, which no screen lists. */
function UploadedLink({ type, customerId }: { type: InventoryFileType; customerId: number }) {
  const vehiclesOf = type === "ASSET" ? { customerId } : null;
  const customer = usePanelQuery<UploadsPageLinkQuery>("the customer", query, vehiclesOf, "store-or-network");
  const link = (label: string, to: string) => (
    <Box>
      <Button component={Link} to={to}>
        {label}
      </Button>
    </Box>
  );
  if (type === "STATIONARY") return link("View Frames", paths.frames(customerId));
  if (vehiclesOf === null) return null;
  return (
    <Panel loadable={customer} skeleton={null} failure="inline">
      {(data) => data.customer && link("View Vehicles", paths.customer(data.customer.slug, "vehicles"))}
    </Panel>
  );
}
