import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { graphql } from "react-relay";
import { useParams } from "react-router";
import type { AttributionReportPageQuery } from "../../../__generated__/AttributionReportPageQuery.graphql";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { FailureToast } from "../../../app/toasts";
import { Breadcrumbs } from "../../../ui/url/Breadcrumbs";
import { EmptyState } from "../../../ui/table/EmptyState";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { ScreenButton } from "../../../ui/layout/ScreenButton";
import { Panel } from "../../../ui/layout/Panel";
import { CardsSkeleton } from "../../../ui/feedback/skeletons";
import { Surface } from "../../../ui/layout/Surface";
import { TextLink } from "../../../ui/url/TextLink";
import { momentText } from "../../../ui/text/format";
import { ReportFinality } from "./ReportFinality";
import { ReportInterimChip } from "./ReportInterimChip";
import { ReportOverview } from "./ReportOverview";
import { ReportPanel } from "./ReportPanel";

const query = graphql`
  query AttributionReportPageQuery($jobId: String!) @preloadable @throwOnFieldError {
    attributionReport(jobId: $jobId) {
      ...ReportOverview_report
      ...ReportInterimChip_report
      ...ReportFinality_report
    }
  }
`;

type Report = NonNullable<AttributionReportPageQuery["response"]["attributionReport"]>;

/** A report fits on two sheets of this size. The frame of the screen adds to the margins at the sides. */
const paper = { "@page": { size: "A4", margin: "10mm 4mm" }, "@media print": { main: { zoom: 0.86 }, "main a": { color: "inherit !important" } } };

/** The report of an attribution job. What the job is about shows even if its report file cannot be read. */
export function AttributionReportPage() {
  const jobId = useParams()["id"] ?? "";
  const report = useRouteQuery<AttributionReportPageQuery>("the job", query);
  const aboutJob = (draw: (report: Report) => ReactNode) => (
    // A failure shows above.
    <Panel loadable={{ ...report, isStale: false }} skeleton={null} renderError={() => null}>
      {({ attributionReport }) => attributionReport && draw(attributionReport)}
    </Panel>
  );
  const failure = <FailureToast message="Error loading job." tone="orange" attempt={report.resetKey} loadable={report} />;
  const print = <ScreenButton label="Print" onClick={() => window.print()} />;
  return (
    <PageFrame
      title="Attribution Report"
      subtitle={<ReportPrintTime />}
      breadcrumbs={
        <Breadcrumbs
          crumbs={[
            { label: "Attribution", to: paths.attribution() },
            { label: "Attribution Jobs", to: paths.attributionJobs() },
            { label: `Job ${jobId}` },
          ]}
        />
      }
      actions={
        <Panel loadable={{ ...report, isStale: false }} skeleton={print} renderError={() => print}>
          {({ attributionReport }) => attributionReport && print}
        </Panel>
      }
      record={{ kind: "Attribution report", label: `Job ${jobId}`, address: paths.attributionReport(jobId) }}
    >
      <GlobalStyles styles={paper} />
      <Panel
        loadable={report}
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
      <ReportPanel
        key={jobId}
        jobId={jobId}
        interim={aboutJob((job) => (
          <ReportInterimChip report={job} />
        ))}
        finality={aboutJob((job) => (
          <ReportFinality report={job} />
        ))}
        finalityReason={aboutJob((job) => (
          <ReportFinality report={job} isItem />
        ))}
      />
    </PageFrame>
  );
}

function UnknownJob({ jobId, children }: { jobId: string; children: ReactNode }) {
  return (
    <Surface>
      {children}
      <EmptyState text={`There is no job ${jobId}.`} action={<TextLink to={paths.attributionJobs()}>Attribution Jobs</TextLink>} />
    </Surface>
  );
}

/** When the report was printed. Only the paper shows it. */
function ReportPrintTime() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    // The browser prints as soon as the listener returns.
    const update = () => flushSync(() => setNow(new Date()));
    window.addEventListener("beforeprint", update);
    return () => window.removeEventListener("beforeprint", update);
  }, []);
  return (
    <Box component="span" sx={{ display: "none", "@media print": { display: "inline" } }}>
      {`Printed ${momentText(now)}`}
    </Box>
  );
}
