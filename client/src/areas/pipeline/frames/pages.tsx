import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import type { LoadMoreFn } from "react-relay";
import type { OperationType } from "relay-runtime";
import { GraphError } from "../../../app/relay/errors";
import { isFinal } from "../../../ui/feedback/finalReason";

type Pages = {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: LoadMoreFn<OperationType>;
  /** Whether a page could not be loaded. */
  hasFailed: boolean;
  onFailed: (error: Error) => void;
};

/** Loads the pages of a list one after the other, until one fails. */
export function useAllPages(what: string, pageSize: number, { hasNext, isLoadingNext, loadNext, hasFailed, onFailed }: Pages) {
  const isDue = hasNext && !isLoadingNext && !hasFailed;
  useEffect(() => {
    if (!isDue) return;
    loadNext(pageSize, {
      onComplete: (error) => {
        if (error === null) return;
        console.error(`Could not load more ${what}.`, error);
        onFailed(error);
      },
    });
  }, [isDue, loadNext, onFailed, pageSize, what]);
}

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
      <Alert severity="warning">{`Only ${progress} could be loaded.${reason === null ? "" : ` ${reason}`}`}</Alert>
      {reason === null && <Button onClick={onRetry}>Retry</Button>}
    </Box>
  );
}

/** A value that changes in steps while it loads: the one from before, until loading has ended. */
export function useSettled<Value>(value: Value, isLoading: boolean): Value {
  const [settled, setSettled] = useState(value);
  if (isLoading) return settled;
  if (settled !== value) setSettled(value);
  return value;
}
