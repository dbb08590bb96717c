import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useEffectEvent, useState } from "react";
import type { LoadMoreFn } from "react-relay";
import type { OperationType } from "relay-runtime";
import { GraphError } from "./errors";
import { failureOf, reasonOf } from "../../ui/feedback/finalReason";

/** Why a page of a list could not be loaded, until there is another list; null if none has failed. */
export function usePageFailure(list: unknown): [failure: Error | null, setFailure: (failure: Error | null) => void] {
  const [failed, setFailed] = useState<{ list: unknown; failure: Error | null }>({ list, failure: null });
  return [failed.list === list ? failed.failure : null, (failure) => setFailed({ list, failure })];
}

type Pages = {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: LoadMoreFn<OperationType>;
  failure: Error | null;
  onFailureChange: (failure: Error | null) => void;
};

/** Loads the pages of a list one after the other, until one fails. */
export function useAllPages(what: string, pageSize: number, { hasNext, isLoadingNext, loadNext, failure, onFailureChange }: Pages) {
  const isDue = hasNext && !isLoadingNext && failure === null;
  const load = useEffectEvent(() => {
    loadNext(pageSize, {
      onComplete: (error) => {
        if (error === null) return;
        console.error(`Could not load more ${what}.`, error);
        onFailureChange(error);
      },
    });
  });
  useEffect(() => {
    if (isDue) load();
  }, [isDue]);
}

type Props = {
  /** How much has arrived, such as "1,000 of 6,000 frames". */
  progress: string;
  failure: Error;
  onRetry: () => void;
};

/** Says that the rest of a list could not be loaded. */
export function PagesFailure({ progress, failure, onRetry }: Props) {
  const reason = failure instanceof GraphError ? reasonOf(failureOf(failure.problems)) : null;
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
