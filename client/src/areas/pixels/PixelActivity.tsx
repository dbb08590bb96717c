import { useEffect, useRef, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { useLocation } from "react-router";
import type { PixelActivity_pixel$key } from "../../__generated__/PixelActivity_pixel.graphql";
import type { PixelActivityMutation } from "../../__generated__/PixelActivityMutation.graphql";
import requestsQuery, { type PixelRequestsQuery } from "../../__generated__/PixelRequestsQuery.graphql";
import { GraphError, lostReason } from "../../app/relay/errors";
import { refetchQuery } from "../../app/relay/refetch";
import { useAction, useSubmit } from "../../app/relay/useSubmit";
import { showToast } from "../../app/toasts";
import { startTask } from "../../app/backgroundTasks";
import { Surface } from "../../ui/layout/Surface";
import { cursorParams } from "../../ui/table/cursorPages";
import { UrlTabs } from "../../ui/url/UrlTabs";
import { useUrlSearch } from "../../ui/url/useUrlSearch";
import { dateRangeInput, MISSING_DAYS, type PixelDates, readPixelDates, REQUESTS, writePixelDates } from "./pixelDates";
import { PixelDatesForm } from "./PixelDatesForm";
import { PixelJobs, usePixelJobs } from "./PixelJobs";
import { PAGE_SIZE, PixelRequests } from "./PixelRequests";

/** The prefix of the search parameters that hold the days whose requests are shown. */
const READ = "read-";

/** When the jobs are refetched after a job was queued. */
const REFETCH_AFTER_MS = 5000;

/** Loads the requests of a pixel for the chosen days, or starts a job that gathers them, and shows both below. */
export function PixelActivity({ pixel }: { pixel: PixelActivity_pixel$key }) {
  const { pixelId } = useFragment(
    graphql`
      fragment PixelActivity_pixel on Pixel {
        pixelId
      }
    `,
    pixel,
  );
  const [search, change] = useUrlSearch();
  const [dates, setDates] = useState(() => readPixelDates(search));
  const [problem, setProblem] = useState<string | null>(null);
  const jobs = usePixelJobs(pixelId);
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
  }, "");
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
      await refetchQuery<PixelRequestsQuery>(environment, requestsQuery, { pixelId, dates: days, first: PAGE_SIZE });
    } catch (error) {
      console.error("Could not load pixel requests.", error);
      setProblem(error instanceof GraphError && error.code === "BAD_USER_INPUT" ? error.userMessage : "Could not load pixel requests.");
      return;
    }
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
  }, "");

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
                <PixelJobs jobs={jobs} />
              </Surface>
            ),
          },
          {
            value: "requests",
            label: "Pixel Requests",
            content: () => (
              <Surface flush>
                <PixelRequests key={JSON.stringify(read)} pixelId={pixelId} dates={read} />
              </Surface>
            ),
          },
        ]}
      />
    </>
  );
}
