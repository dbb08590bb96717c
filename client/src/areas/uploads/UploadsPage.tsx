import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import { Link } from "react-router";
import type { UploadsPageLinkQuery } from "../../__generated__/UploadsPageLinkQuery.graphql";
import type { InventoryFileType } from "../../__generated__/ChosenFileCheckMutation.graphql";
import { FormFailure } from "../../app/forms/FormFailure";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { paths } from "../../app/routing/paths";
import { LabelledSpinner } from "../../ui/feedback/LabelledSpinner";
import { FilePicker } from "../../ui/form/FilePicker";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Panel } from "../../ui/layout/Panel";
import { Surface } from "../../ui/layout/Surface";
import { ChosenFile } from "./ChosenFile";
import { FileFormatButton } from "./FileFormat";
import { cardTitles } from "./inventoryTypes";
import { useUploadInventory } from "./useUploadInventory";

const assetAndMedia: readonly InventoryFileType[] = ["ASSET", "MEDIA"];
const stationary: readonly InventoryFileType[] = ["STATIONARY"];

/** Uploads inventory files for a customer. */
export function UploadsPage() {
  return (
    <PageFrame title="Upload">
      <UploadCard title={cardTitles.ASSET} what="a media or asset file" types={assetAndMedia} />
      <UploadCard title={cardTitles.STATIONARY} what="a stationary file" types={stationary} />
    </PageFrame>
  );
}

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
  const { upload, outcome, forgetOutcome, isBusy } = useUploadInventory(() => {
    setChosen(null);
    setCustomerId(null);
  });
  useEffect(() => {
    // The button that had the focus is gone.
    if (outcome?.isSuccess === true) input.current?.focus();
  }, [outcome]);

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
            forgetOutcome();
          }}
          disabled={isBusy}
          inputRef={input}
        />
        {chosen !== null && <FormFailure failure={null} />}
        {chosen !== null && isBusy && <LabelledSpinner label={`Uploading ${chosen.file.name}`} />}
        {outcome !== null && (
          <Alert severity={outcome.isSuccess ? "success" : "error"}>
            {outcome.title !== undefined && <AlertTitle>{outcome.title}</AlertTitle>}
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
            onUpload={(customer) => upload(chosen.file, { customerId: customer, types })}
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
