import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { ReportPanelQuery } from "../../../__generated__/ReportPanelQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { EmptyState } from "../../../ui/table/EmptyState";
import { Panel } from "../../../ui/layout/Panel";
import { CardsSkeleton, TableSkeleton } from "../../../ui/feedback/skeletons";
import { Surface } from "../../../ui/layout/Surface";
import { ReportResults } from "./ReportResults";
import { ReportUnavailable } from "./ReportUnavailable";

const query = graphql`
  query ReportPanelQuery($jobId: String!) @throwOnFieldError {
    attributionReport(jobId: $jobId) {
      results {
        ...ReportResults_results
      }
      ...ReportUnavailable_report
    }
  }
`;

type Props = {
  jobId: string;
  /** Says that the figures are not final, if they are not. */
  interim: ReactNode;
  /** Says whether they are. */
  finality: ReactNode;
  /** Says what would make them final, as an item of a list. */
  finalityReason: ReactNode;
};

/** The figures of a report. They have a query of their own, because storage may be slow or fail. */
export function ReportPanel({ jobId, ...about }: Props) {
  const report = usePanelQuery<ReportPanelQuery>("the report", query, { jobId });
  return (
    <Panel
      loadable={report}
      skeleton={<ReportSkeleton />}
      failure="inline"
      renderError={(error) => (
        <Surface>
          <EmptyState text="No report data is available." action={error} />
        </Surface>
      )}
    >
      {({ attributionReport }) => {
        // The overview says that there is no such job.
        if (attributionReport == null) return null;
        const { results } = attributionReport;
        return results ? (
          <ReportResults results={results} jobId={jobId} {...about} />
        ) : (
          <ReportUnavailable report={attributionReport} onRefetch={() => void report.refetch()} isRefetching={report.isRefetching} />
        );
      }}
    </Panel>
  );
}

function ReportSkeleton() {
  return (
    <>
      <CardsSkeleton count={1} height={260} />
      <TableSkeleton columns={6} rows={2} />
      <CardsSkeleton count={3} height={420} />
    </>
  );
}
