import { useEffect, useRef } from "react";
import { graphql } from "react-relay";
import type { useRunPixelsJobMutation } from "../../__generated__/useRunPixelsJobMutation.graphql";
import { reasonOf } from "../../app/relay/errors";
import { showToast } from "../../app/toasts";
import { useCommit } from "../../app/relay/useCommit";
import { dateRangeInput, MISSING_DAYS } from "./pixelDates";
import type { PixelDates } from "./pixelDates";

/** When the jobs are read again after a job was queued. */
const RELOAD_AFTER_MS = 5000;

/** Queues a job that gathers the requests of a pixel. It answers null, or in words why there is none. */
export function useRunPixelsJob(
  pixelId: number,
  reloadJobs: () => Promise<void>,
): { runJob: (dates: PixelDates) => Promise<string | null>; isRunning: boolean } {
  const [commit, isRunning] = useCommit<useRunPixelsJobMutation>(graphql`
    mutation useRunPixelsJobMutation($input: RunPixelsJobInput!) {
      runPixelsJob(input: $input) {
        errors {
          message
        }
      }
    }
  `);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  const runJob = async (days: PixelDates) => {
    const dates = dateRangeInput(days);
    if (dates === null) return MISSING_DAYS;
    try {
      const { runPixelsJob } = await commit({ variables: { input: { pixelId, dates } } });
      const problem = runPixelsJob?.errors[0]?.message;
      if (problem !== undefined) return problem;
    } catch (error) {
      console.error(`No job was queued for pixel ${pixelId}.`, error);
      return reasonOf(error);
    }
    showToast("Processed pixel download request.");
    timers.current.add(
      setTimeout(() => {
        reloadJobs().catch((error: unknown) => console.error("Could not load jobs.", error));
      }, RELOAD_AFTER_MS),
    );
    return null;
  };
  return { runJob, isRunning };
}
