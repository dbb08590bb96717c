import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import { useEffect, useRef, useState } from "react";
import type { InventoryFileType } from "../../__generated__/useInventoryFileCheckMutation.graphql";
import { FormFailure } from "../../app/forms/FormFailure";
import { LabelledSpinner } from "../../ui/feedback/LabelledSpinner";
import { FilePicker } from "../../ui/form/FilePicker";
import { Surface } from "../../ui/layout/Surface";
import { ChosenFile } from "./ChosenFile";
import { InventoryColumnsButton } from "./InventoryColumnsButton";
import { UploadedLink } from "./UploadedLink";
import { useUploadInventory } from "./useUploadInventory";

type Props = {
  title: string;
  /** What is chosen, as it reads after "Choose". */
  what: string;
  /** The types that are accepted. */
  types: readonly InventoryFileType[];
};

/** Chooses an inventory file, and uploads it for a customer. */
export function UploadCard({ title, what, types }: Props) {
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
    <Surface title={title} actions={<InventoryColumnsButton types={types} />}>
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
