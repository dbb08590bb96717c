import { graphql, readInlineData } from "react-relay";
import type { jobColumns_job$key } from "../../../__generated__/jobColumns_job.graphql";
import { CellText } from "../../../ui/table/CellText";
import { CopyValue } from "../../../ui/table/CopyValue";
import type { Column } from "../../../ui/table/DataTable";
import { momentText } from "../../../ui/text/format";
import { YesNoChip, yesNo } from "./YesNoChip";

function read(job: jobColumns_job$key) {
  return readInlineData(
    graphql`
      fragment jobColumns_job on ProcessingJob @inline {
        processingJobId
        jobClass
        createdAt
        hasImpressions
        hasDemographics
      }
    `,
    job,
  );
}

/** The columns that every table of processing jobs has. */
export const jobColumns = {
  id: { key: "id", header: "ID", isOneLine: true, width: 72, value: (job) => read(job).processingJobId, cell: (job) => <CopyValue what="ID" text={String(read(job).processingJobId)} /> },
  jobClass: {
    key: "class",
    header: "Job Class",
    describes: "ProcessingJob.jobClass",
    value: (job) => read(job).jobClass,
    cell: (job) => <CellText>{read(job).jobClass}</CellText>,
  },
  impressions: {
    key: "impressions",
    header: "Impressions",
    describes: "ProcessingJob.hasImpressions",
    value: (job) => yesNo(read(job).hasImpressions),
    cell: (job) => <YesNoChip isDone={read(job).hasImpressions} />,
  },
  demographics: {
    key: "demographics",
    header: "Demographics",
    describes: "ProcessingJob.hasDemographics",
    value: (job) => yesNo(read(job).hasDemographics),
    cell: (job) => <YesNoChip isDone={read(job).hasDemographics} />,
  },
  created: {
    key: "created",
    header: "Created",
    isOneLine: true,
    value: (job) => read(job).createdAt,
    cell: (job) => momentText(read(job).createdAt),
  },
} as const satisfies Record<string, Column<jobColumns_job$key>>;
