import { useEffect, useRef } from "react";
import { graphql } from "react-relay";
import { useLocation } from "react-router";
import type { useRunPixelsJobMutation } from "../../__generated__/useRunPixelsJobMutation.graphql";
import { lostReason } from "../../app/relay/errors";
import { useSubmit } from "../../app/relay/useSubmit";
import { showToast } from "../../app/toasts";
import { startWork } from "../../app/work";
import { dateRangeInput, MISSING_DAYS, type PixelDates } from "./pixelDates";

/** When the jobs are refetched after a job was queued. */
const REFETCH_AFTER_MS = 5000;

/**
 * Queues a job that gathers the requests of a pixel. Resolves with null, or with the message of a failure.
 */
export function useRunPixelsJob(
  pixelId: number,
  refetchJobs: () => Promise<void>,
): { runJob: (dates: PixelDates) => Promise<string | null>; isRunning: boolean } {
  const [submit, isRunning] = useSubmit<useRunPixelsJobMutation>(graphql`
    mutation useRunPixelsJobMutation($input: RunPixelsJobInput!) {
      runPixelsJob(input: $input) {
        errors {
          message
        }
      }
    }
  `);
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  // The first tab has the jobs.
  params.delete("tab");
  const jobsTab = `${pathname}?${params}`;
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  const runJob = async (days: PixelDates) => {
    const dates = dateRangeInput(days);
    if (dates === null) return MISSING_DAYS;
    const report = startWork({ label: `Request for a job of pixel ${pixelId}`, to: jobsTab });
    try {
      await submit({ pixelId, dates });
    } catch (error) {
      const reason = lostReason(error, "The job may have been queued: look at the jobs before you ask for it again.");
      report.end("failed", reason);
      console.error(`No job was queued for pixel ${pixelId}.`, error);
      return reason;
    }
    report.end("done", "The job is queued.");
    showToast("Processed pixel download request.", "green", { label: "See the job", to: jobsTab });
    timers.current.add(setTimeout(() => void refetchJobs(), REFETCH_AFTER_MS));
    return null;
  };
  return { runJob, isRunning };
}
