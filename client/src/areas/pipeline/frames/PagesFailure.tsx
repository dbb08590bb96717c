import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { GraphError } from "../../../app/relay/errors";
import { isFinal } from "../../../ui/feedback/finalReason";
import { WarningBox } from "../../../ui/feedback/WarningBox";

type Props = {
  /** How much has arrived, such as "1,000 of 6,000 frames". */
  progress: string;
  failure: Error;
  onRetry: () => void;
};

/** Says that the rest of a list could not be loaded. */
export function PagesFailure({ progress, failure, onRetry }: Props) {
  const isOver = failure instanceof GraphError && failure.problems.length > 0 && failure.problems.every(isFinal);
  const reason = isOver ? failure.userMessage : null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3 }}>
      <WarningBox>{`Only ${progress} could be loaded.${reason === null ? "" : ` ${reason}`}`}</WarningBox>
      {reason === null && <Button onClick={onRetry}>Retry</Button>}
    </Box>
  );
}
