import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { InventoryFileType } from "../../__generated__/useInventoryFileCheckMutation.graphql";
import { LabelledSpinner } from "../../ui/feedback/LabelledSpinner";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { CustomerSelect } from "../customers/CustomerSelect";
import { InventoryPreview } from "./InventoryPreview";
import { InventoryProblems } from "./InventoryProblems";
import { InventorySummary } from "./InventorySummary";
import { RefusedInventory } from "./RefusedInventory";
import { useInventoryFileCheck } from "./useInventoryFileCheck";

type Props = {
  file: File;
  /** The types that are accepted. */
  types: readonly InventoryFileType[];
  customerId: number | null;
  onCustomerChange: (customerId: number | null) => void;
  onUpload: (customerId: number) => void;
  isUploading: boolean;
};

/** What a chosen file holds, and the fields to upload it, or why it cannot be uploaded. Mount it for each choice. */
export function ChosenFile({ file, types, customerId, onCustomerChange, onUpload, isUploading }: Props) {
  // Only frames have positions to compare.
  const { check, isComparing, checkAgain } = useInventoryFileCheck(file, types, types.includes("STATIONARY") ? customerId : null);
  if (check.status === "checking") return <LabelledSpinner label="Checking the file" />;
  if (check.status === "refused") return <RefusedInventory file={check.file} problems={check.file} types={types} />;
  if (check.status !== "accepted") {
    return (
      <>
        <Alert severity="warning">
          {check.reasons.map((reason) => (
            <Box key={reason} component="span" sx={{ display: "block" }}>
              {reason}
            </Box>
          ))}
        </Alert>
        {check.status === "failed" && (
          <Box>
            <Button onClick={checkAgain}>Check Again</Button>
          </Box>
        )}
      </>
    );
  }
  return (
    <>
      <InventorySummary file={check.file} />
      <InventoryProblems file={check.file} intro="The file can be uploaded, but look at these lines:" />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 3 }}>
        <CustomerSelect
          value={customerId}
          onChange={onCustomerChange}
          isDisabled={isUploading}
          sx={{ flex: { xs: "1 1 100%", sm: "0 1 300px" }, minWidth: 0 }}
        />
        {customerId !== null && (
          // As high as the field beside it.
          <ReasonedButton
            reason={isComparing ? "The positions are being compared with the customer's frames." : null}
            variant="contained"
            color="primary"
            sx={{ minHeight: 37 }}
            loading={isUploading}
            onClick={() => onUpload(customerId)}
          >
            Upload
          </ReasonedButton>
        )}
      </Box>
      <InventoryPreview file={check.file} />
    </>
  );
}
