import Box from "@mui/material/Box";
import { useEffect, useEffectEvent, useState } from "react";
import type { PipelineRunType } from "../../../__generated__/createJobsMutation.graphql";
import { FormDialog } from "../../../app/forms/FormDialog";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { dateText, numberText } from "../../../ui/text/format";
import { CreateJobsCount, useCreateJobs } from "../runs/createJobs";
import { type MarketRun, runKey } from "../runs/marketRuns";
import { RunTypeFields, type RunTypes } from "../runs/RunTypeFields";
import { useEntries } from "../runs/useRunForm";

const columns: readonly Column<MarketRun>[] = [
  { key: "market", header: "Market", value: ({ marketLabel }) => marketLabel },
  { key: "date", header: "Date", isOneLine: true, width: 110, value: ({ date }) => date, cell: ({ date }) => dateText(date) },
];

type Props = {
  title: string;
  runs: readonly MarketRun[];
  /** The inventory that the matrix shows, if it shows only one. */
  firstRunType: PipelineRunType;
  onClose: () => void;
};

/** Runs cells of the matrix. It closes once they are on their way: from then on the cells say how far they are. */
export function RunCoverageDialog({ title, runs, firstRunType, onClose }: Props) {
  // The cells change while the dialog is open, and what was read in it must be what is sent.
  const [planned] = useState(runs);
  const form = useCreateJobs(title, () => {});
  const { submit, problems, isChecking, isSending, reason, isUnsaved, noteChange } = form;
  const [{ runType, jobType }, change] = useEntries<RunTypes>({ runType: firstRunType, jobType: "NEAR_TO_GOLD" }, noteChange);
  const [count, setCount] = useState<number | null>(null);
  const closeNow = useEffectEvent(onClose);
  useEffect(() => {
    if (isSending) closeNow();
  }, [isSending]);
  const dates = planned.map(({ date }) => date).toSorted();
  const [startDate = "", endDate = ""] = [dates[0], dates.at(-1)];
  const marketIds = [...new Set(planned.map(({ marketId }) => marketId))];
  const only = planned.map(({ marketId, date }) => ({ marketId, date }));
  const label = count === null ? "Run" : `Run ${numberText(count)}`;
  return (
    <FormDialog
      title={title}
      saveLabel={label}
      busyLabel={label}
      // It opens for selected cells, and nothing is typed into it.
      draft={null}
      warning={[...new Set(Object.values(problems))].join(" ")}
      isBusy={isChecking}
      saveReason={planned.length === 0 ? "There is nothing to run." : reason}
      isSent={!isUnsaved}
      onSave={() => submit({ marketIds, startDate, endDate, runType, jobType, only })}
      onClose={onClose}
    >
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
        <RunTypeFields value={{ runType, jobType }} onChange={change} />
        <CreateJobsCount dates={{ startDate, endDate }} input={{ marketIds, runType, only }} form={form} onCount={setCount} />
        <DataTable
          label="Jobs to run"
          columns={columns}
          rows={planned}
          rowKey={runKey}
          emptyText="There is nothing to run."
          minWidth={260}
          scrollHeight="280px"
        />
      </Box>
    </FormDialog>
  );
}
