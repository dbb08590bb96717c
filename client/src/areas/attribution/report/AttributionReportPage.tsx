import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import { type ReactNode, useEffect, useState } from "react";
import { graphql } from "react-relay";
import { useParams } from "react-router";
import type { AttributionReportPageFiguresQuery, ReportUnavailableCode } from "../../../__generated__/AttributionReportPageFiguresQuery.graphql";
import type { AttributionReportPageQuery, ReportFinalityStatus } from "../../../__generated__/AttributionReportPageQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../../app/relay/usePanelQuery";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { FailureToast } from "../../../app/toasts";
import { ExplainedChip } from "../../../ui/feedback/ExplainedChip";
import { StatusChip } from "../../../ui/feedback/StatusChip";
import { CardsSkeleton, TableSkeleton } from "../../../ui/feedback/skeletons";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Panel } from "../../../ui/layout/Panel";
import { ScreenButton } from "../../../ui/layout/ScreenButton";
import { Surface } from "../../../ui/layout/Surface";
import type { Tone } from "../../../ui/layout/style";
import { useIsPrinting } from "../../../ui/table/DataTable";
import { EmptyState } from "../../../ui/table/EmptyState";
import { momentText } from "../../../ui/text/format";
import { Breadcrumbs } from "../../../ui/url/Breadcrumbs";
import { TextLink } from "../../../ui/url/TextLink";
import { JobStatusChip } from "../../jobs/JobStatusChip";
import { studyLabel } from "../studies/studies";
import { ReportOverview } from "./ReportOverview";
import { ReportResults } from "./ReportResults";

const query = graphql`
  query AttributionReportPageQuery($jobId: String!) @preloadable @throwOnFieldError {
    attributionReport(jobId: $jobId) {
      ...ReportOverview_report
      # The heading does without it.
      study @catch(to: NULL) {
        studyId
        name
      }
      # Without the dates of its study, the figures are shown as they are.
      interim @catch(to: NULL) {
        label
      }
      finality @catch {
        status
        label
        reason
      }
    }
  }
`;

type Report = NonNullable<AttributionReportPageQuery["response"]["attributionReport"]>;

const tones: Record<ReportFinalityStatus, Tone> = { INTERIM: "grey", FINAL: "green", UNKNOWN: "grey" };

const TITLE = "Attribution Report";

/** The name of the study; null while it is not known, and without one. */
function nameOf(job: Report | null | undefined): string | null {
  const study = job?.study;
  return study == null ? null : studyLabel({ studyId: study.studyId, name: study.name });
}

/** What is shown while the dates of the study cannot be read. */
const unread = { status: "UNKNOWN", label: "Unknown", reason: "The dates of the study could not be loaded." } as const;

const finalityOf = ({ finality }: Report) => (finality.ok ? (finality.value ?? unread) : unread);

/** A report fits on two sheets of this size. The frame of the screen adds to the margins at the sides. */
const paper = { "@page": { size: "A4", margin: "10mm 4mm" }, "@media print": { main: { zoom: 0.83 }, "main a": { color: "inherit !important" } } };

/** The report of an attribution job. What the job is about shows even if its report file cannot be read. */
export function AttributionReportPage() {
  const jobId = useParams()["id"] ?? "";
  const isPrinting = useIsPrinting();
  const report = useRouteQuery<AttributionReportPageQuery>("the job", query);
  const failure = <FailureToast message="Error loading job." tone="orange" attempt={report.resetKey} loadable={report} />;
  const figures = usePanelQuery<AttributionReportPageFiguresQuery>("the report", figuresQuery, { jobId });
  /** The screen; the job is undefined until it is read, and null if there is none. */
  const draw = (job: Report | null | undefined, name = nameOf(job)) => (
    <PageFrame
      title={name ?? TITLE}
      subtitle={
        <>
          {`${name === null ? "" : `${TITLE} · `}Job ${jobId}`}
          {isPrinting && <PrintTime />}
        </>
      }
      breadcrumbs={
        <Breadcrumbs
          crumbs={[
            { label: "Attribution", to: paths.attribution() },
            { label: "Attribution Jobs", to: paths.attributionJobs() },
            { label: `Job ${jobId}` },
          ]}
        />
      }
      actions={job === null ? undefined : <ScreenButton label="Print" onClick={() => window.print()} />}
      record={{ kind: "Attribution report", label: name ?? `Job ${jobId}`, address: paths.attributionReport(jobId) }}
    >
      <GlobalStyles styles={paper} />
      <Panel
        loadable={{
          ...report,
          retry: () => {
            report.retry();
            figures.retry();
          },
        }}
        skeleton={<CardsSkeleton count={1} height={150} />}
        failure="card"
        renderError={(error) => (
          <>
            {failure}
            {error}
          </>
        )}
      >
        {({ attributionReport }) => (attributionReport ? <ReportOverview report={attributionReport} refetch={report.refetch} /> : <UnknownJob jobId={jobId}>{failure}</UnknownJob>)}
      </Panel>
      <Figures report={figures} jobId={jobId} about={job ?? null} />
    </PageFrame>
  );
  return (
    // A failure shows in place of the overview.
    <Panel loadable={{ ...report, isStale: false }} skeleton={draw(undefined)} renderError={() => draw(undefined)}>
      {({ attributionReport }) => draw(attributionReport ?? null)}
    </Panel>
  );
}

/** When the report was printed. */
function PrintTime() {
  const [now] = useState(() => new Date());
  return <span>{` · Printed ${momentText(now)}`}</span>;
}

function UnknownJob({ jobId, children }: { jobId: string; children: ReactNode }) {
  return (
    <Surface>
      {children}
      <EmptyState text={`There is no job ${jobId}.`} action={<TextLink to={paths.attributionJobs()}>Back to Attribution Jobs</TextLink>} />
    </Surface>
  );
}

const figuresQuery = graphql`
  query AttributionReportPageFiguresQuery($jobId: String!) @throwOnFieldError {
    attributionReport(jobId: $jobId) {
      results {
        ...ReportResults_results
      }
      job {
        status
        failure
        ...JobStatusChip_job
      }
      unavailable {
        code
        message
      }
    }
  }
`;

type FiguresProps = {
  report: PanelQuery<AttributionReportPageFiguresQuery>;
  jobId: string;
  /** What the job is about; null while it is not known. */
  about: Report | null;
};

/** The figures of a report. They have a query of their own, because storage may be slow or fail. */
function Figures({ report, jobId, about }: FiguresProps) {
  return (
    <Panel
      loadable={report}
      skeleton={<ReportSkeleton />}
      failure="inline"
      renderError={(error) =>
        // That the job could not be loaded says enough.
        about !== null && (
          <Surface>
            <EmptyState text="No report data is available." action={error} />
          </Surface>
        )
      }
    >
      {({ attributionReport }) => {
        // The overview says that there is no such job.
        if (attributionReport == null) return null;
        const { results } = attributionReport;
        return results ? (
          <ReportResults results={results} jobId={jobId} {...(about && finalityParts(about))} />
        ) : (
          <Unavailable report={attributionReport} onRefetch={() => void report.refetch()} isRefetching={report.isRefetching} />
        );
      }}
    </Panel>
  );
}

/** Whether the figures are final, and what would make them so. */
function finalityParts(about: Report) {
  const { status, label, reason } = finalityOf(about);
  return {
    interim: about.interim && <StatusChip tone="grey" label={about.interim.label} />,
    finality: <ExplainedChip tone={tones[status]} label={status === "UNKNOWN" ? "Not known to be final" : label} text={reason} />,
    finalityReason: status !== "FINAL" && <li>{reason}</li>,
  };
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

/** States that a job passes through, or that reading it again ends. Others are failures, and logged. */
const ordinary = new Set<ReportUnavailableCode>(["NOT_COMPLETED", "NO_FILES", "NO_REPORT", "LINK_EXPIRED"]);

type UnavailableProps = {
  report: NonNullable<AttributionReportPageFiguresQuery["response"]["attributionReport"]>;
  onRefetch: () => void;
  isRefetching: boolean;
};

/** Says why a job has no figures, and refetches it where that may help. */
function Unavailable({ report: { job, unavailable }, onRefetch, isRefetching }: UnavailableProps) {
  const message = unavailable?.message;
  const isFailure = unavailable != null && !ordinary.has(unavailable.code);
  useEffect(() => {
    if (isFailure) console.error("The report could not be read.", message);
  }, [isFailure, message]);
  const isUnfinished = unavailable?.code === "NOT_COMPLETED";
  const mayChange = unavailable?.code === "LINK_EXPIRED" || (isUnfinished && job.status === "PENDING");
  return (
    <Surface>
      <EmptyState
        text="No report data is available."
        action={
          <>
            <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 2, textAlign: "center", overflowWrap: "anywhere" }}>
              {message} {isUnfinished && <JobStatusChip job={job} />} {job.failure}
            </Box>
            {mayChange && (
              <Button onClick={onRefetch} loading={isRefetching}>
                Refresh
              </Button>
            )}
          </>
        }
      />
    </Surface>
  );
}
