import Box from "@mui/material/Box";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { useLocation } from "react-router";
import type { PixelActivityMutation } from "../../__generated__/PixelActivityMutation.graphql";
import type { PixelActivityJobsQuery } from "../../__generated__/PixelActivityJobsQuery.graphql";
import requestsPage, { type PixelActivityRequestsQuery } from "../../__generated__/PixelActivityRequestsQuery.graphql";
import { GraphError, lostReason } from "../../app/relay/errors";
import { latestFailure } from "../../app/relay/responses";
import { readAllRows } from "../../app/relay/readAllRows";
import { refetchQuery } from "../../app/relay/refetch";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { useAction, useSubmit } from "../../app/relay/useSubmit";
import { showToast } from "../../app/toasts";
import { startTask } from "../../app/backgroundTasks";
import { PanelError } from "../../ui/feedback/PanelError";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { Panel } from "../../ui/layout/Panel";
import { Surface } from "../../ui/layout/Surface";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { EmptyState } from "../../ui/table/EmptyState";
import { cursorParams, useCursorPages } from "../../ui/table/useCursorPages";
import { momentText } from "../../ui/text/format";
import { UrlTabs } from "../../ui/url/UrlTabs";
import { useUrlParam, useUrlSearch } from "../../ui/url/useUrlParam";
import { JobsTable } from "../jobs/JobsTable";
import { PixelDatesForm } from "./PixelDatesForm";
import { PixelDays } from "./PixelDays";
import { dateRangeInput, daysText, MISSING_DAYS, type PixelDates, readPixelDates, REQUESTS, writePixelDates } from "./pixelDates";

/** The prefix of the search parameters that hold the days whose requests are shown. */
const READ = "read-";

/** When the jobs are refetched after a job was queued. */
const REFETCH_AFTER_MS = 5000;

const jobsQuery = graphql`
  query PixelActivityJobsQuery($pixelId: Int!) @preloadable @throwOnFieldError {
    pixel(pixelId: $pixelId) {
      jobs(first: 5000) {
        ...JobsTable_jobs
      }
    }
  }
`;

const requestsQuery = graphql`
  query PixelActivityRequestsQuery(
    $pixelId: Int!
    $dates: DateRangeInput!
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError {
    pixel(pixelId: $pixelId) {
      requests(dates: $dates, first: $first, after: $after, last: $last, before: $before) {
        totalCount
        pageInfo {
          startCursor
          endCursor
        }
        nodes {
          deviceIp
          deviceTime
        }
      }
    }
  }
`;

/** Loads the requests of a pixel for the chosen days, or starts a job that gathers them, and shows both below. */
export function PixelActivity({ pixelId }: { pixelId: number }) {
  const [search, change] = useUrlSearch();
  const [dates, setDates] = useState(() => readPixelDates(search));
  const [problem, setProblem] = useState<string | null>(null);
  // Those of the viewer.
  const jobs = usePanelQuery<PixelActivityJobsQuery>("jobs", jobsQuery, { pixelId });
  const [, setTab] = useUrlParam("tab");
  const environment = useRelayEnvironment();
  const { send } = useSubmit<PixelActivityMutation>(graphql`
    mutation PixelActivityMutation($input: RunPixelsJobInput!) {
      runPixelsJob(input: $input) {
        errors {
          message
        }
      }
    }
  `);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { pathname } = useLocation();
  const [runJob, isRunning] = useAction(async () => {
    const days = dateRangeInput(dates);
    setProblem(days === null ? MISSING_DAYS : null);
    if (days === null) return;
    const params = new URLSearchParams(search);
    // The first tab has the jobs.
    params.delete("tab");
    const jobsTab = `${pathname}?${params}`;
    const report = startTask({ label: `Request for a job of pixel ${pixelId}`, to: jobsTab });
    try {
      await send({ pixelId, dates: days });
    } catch (error) {
      const reason = lostReason(error, "The job may have been queued: look at the jobs before you ask for it again.");
      report.end("failed", reason);
      console.error(`No job was queued for pixel ${pixelId}.`, error);
      setProblem(reason);
      return;
    }
    report.end("done", "The job is queued.");
    showToast("Processed pixel download request.", "green", { label: "See the job", to: jobsTab });
    timer.current = setTimeout(() => void jobs.refetch(), REFETCH_AFTER_MS);
  });
  // When Get Pixels failed, unless it has succeeded since.
  const [failedAt, setFailedAt] = useState<number | null>(null);
  const read = search.has(`${READ}dates`) ? readPixelDates(search, READ) : null;

  const choose = (next: PixelDates) => {
    setDates(next);
    setProblem(null);
    change((latest) => writePixelDates(latest, next), { replace: true });
  };

  const [get, isGetting] = useAction(async () => {
    const days = dateRangeInput(dates);
    setProblem(days === null ? MISSING_DAYS : null);
    if (days === null) return;
    try {
      await refetchQuery<PixelActivityRequestsQuery>(environment, requestsQuery, { pixelId, dates: days, first: PAGE_SIZE });
    } catch (error) {
      console.error("Could not load pixel requests.", error);
      if (error instanceof GraphError && error.code === "BAD_USER_INPUT") setProblem(error.userMessage);
      else {
        setFailedAt(Date.now());
        setTab("requests", { replace: true });
      }
      return;
    }
    setFailedAt(null);
    showToast("Pixels loaded.");
    change(
      (latest) => {
        const next = writePixelDates(latest, dates, READ);
        next.set("tab", "requests");
        for (const name of Object.values(cursorParams(REQUESTS))) next.delete(name);
        return next;
      },
      { replace: true },
    );
  });

  return (
    <>
      <Surface>
        <PixelDatesForm
          dates={dates}
          onChange={choose}
          problem={problem}
          onGetPixels={get}
          isGetting={isGetting}
          onRunJob={runJob}
          isRunning={isRunning}
        />
      </Surface>
      <UrlTabs
        label="Activity of the pixel"
        tabs={[
          {
            value: "jobs",
            label: "Jobs",
            content: () => (
              <Surface flush>
                <Panel loadable={jobs} skeleton={<TableSkeleton columns={7} rows={4} isInCard />}>
                  {({ pixel }) => pixel && <JobsTable jobs={pixel.jobs} emptyText="No jobs found." />}
                </Panel>
              </Surface>
            ),
          },
          {
            value: "requests",
            label: "Pixel Requests",
            content: () => (
              <Surface flush>
                <PixelRequests
                  key={JSON.stringify(read)}
                  pixelId={pixelId}
                  dates={read}
                  failure={
                    failedAt !== null && (
                      <PanelError key={failedAt} what="pixel requests" onRetry={get} isBusy={isGetting} latestFailure={() => latestFailure(requestsPage.params.name)} />
                    )
                  }
                />
              </Surface>
            ),
          },
        ]}
      />
    </>
  );
}

type Request = NonNullable<PixelActivityRequestsQuery["response"]["pixel"]>["requests"]["nodes"][number];
type Row = Request & { position: number };

const numbered = (requests: readonly Request[]): readonly Row[] => requests.map((request, position) => ({ ...request, position }));

/** Rows of a page. */
const PAGE_SIZE = 50;

const columns: readonly Column<Row>[] = [
  { key: "ip", header: "Device IP", width: "50%", cell: ({ deviceIp }) => deviceIp, text: ({ deviceIp }) => deviceIp },
  { key: "time", header: "Device Time", isOneLine: true, cell: ({ deviceTime }) => momentText(deviceTime), text: ({ deviceTime }) => deviceTime },
];

type RequestsProps = {
  pixelId: number;
  /** The days that Get Pixels has loaded; null before that. */
  dates: PixelDates | null;
  /** The message that Get Pixels failed, if it did. */
  failure: ReactNode;
};

/** The requests that a pixel received on the days that Get Pixels has loaded. */
function PixelRequests({ pixelId, dates, failure }: RequestsProps) {
  const range = dates === null ? null : dateRangeInput(dates);
  const { variables: page, pagingOf } = useCursorPages(PAGE_SIZE, REQUESTS);
  const variables = range === null ? null : { pixelId, dates: range, ...page };
  // Get Pixels has just loaded the first page. Only a reloaded screen does not find it in the store.
  const requests = usePanelQuery<PixelActivityRequestsQuery>("pixel requests", requestsQuery, variables, "store-or-network");
  if (dates === null || range === null) return failure || <EmptyState text="Choose dates and press Get Pixels." />;
  return (
    <>
      {failure}
      <Box sx={{ px: 4, py: 2, borderBottom: 1, borderColor: "divider", typography: "body2", color: "text.secondary" }}>
        {daysText(dates)}
      </Box>
      <PixelDays pixelId={pixelId} dates={range} />
      <Panel loadable={requests} skeleton={<TableSkeleton columns={2} isInCard />} renderError={(error) => !failure && error}>
        {({ pixel }) => {
          const { nodes = [], totalCount = 0, pageInfo } = pixel?.requests ?? {};
          return (
            <DataTable
              columns={columns}
              rows={numbered(nodes)}
              rowKey={({ position }) => position}
              label="Pixel Requests"
              list={{
                name: `pixel-${pixelId}-requests`,
                load: async (options) =>
                  numbered(await readAllRows<Request>({ label: "Export of pixel requests", query: requestsPage, variables: { pixelId, dates: range }, path: "pixel.requests" }, options)),
              }}
              emptyText="No pixel requests found."
              sort={null}
              paging={pageInfo && pagingOf(totalCount, pageInfo, requests.isCurrent)}
            />
          );
        }}
      </Panel>
    </>
  );
}
