import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { useExportValidationQuery$variables } from "../../__generated__/useExportValidationQuery.graphql";
import { showToast } from "../../app/toasts";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { useExportValidation } from "./useExportValidation";

type Props = {
  /** Why the check failed; null if it succeeded. */
  problem: string | null;
  /** The rows shown, and what they were asked for with; null without rows. */
  matches: { count: number; assetIds: () => readonly number[]; variables: useExportValidationQuery$variables } | null;
  isRaw: boolean;
  onRawChange: (isRaw: boolean) => void;
};

/** Copies and exports the rows that are shown, and shows the response itself. */
export function ValidationActions({ problem, matches, isRaw, onRawChange }: Props) {
  const [exportRows, isExporting] = useExportValidation();
  const reason = matches === null ? "There are no results." : null;
  return (
    <>
      {/* An empty copy would only clear the clipboard. */}
      <ReasonedButton
        reason={matches?.count === 0 ? "No results match the current filters." : reason}
        onClick={() => matches !== null && void copy(matches.assetIds())}
      >
        Copy Asset IDs
      </ReasonedButton>
      <ReasonedButton reason={reason} loading={isExporting} onClick={() => matches !== null && exportRows(matches.variables)}>
        Export CSV
      </ReasonedButton>
      {problem !== null && (
        <Box component="span" role="status" sx={{ alignSelf: "center", typography: "body2", color: "text.secondary" }}>
          {problem}
        </Box>
      )}
      <Button aria-pressed={isRaw} onClick={() => onRawChange(!isRaw)}>
        {isRaw ? "Hide Raw" : "Show Raw"}
      </Button>
    </>
  );
}

async function copy(assetIds: readonly number[]) {
  try {
    await navigator.clipboard.writeText(assetIds.join(", "));
    showToast("Asset IDs copied to clipboard!");
  } catch (error) {
    // The user is not told: the ids are in the table and in the file.
    console.error("The asset ids could not be copied.", error);
  }
}
