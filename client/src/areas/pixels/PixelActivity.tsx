import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PixelActivity_pixel$key } from "../../__generated__/PixelActivity_pixel.graphql";
import { Surface } from "../../ui/layout/Surface";
import { cursorParams } from "../../ui/table/cursorPages";
import { UrlTabs } from "../../ui/url/UrlTabs";
import { useUrlSearch } from "../../ui/url/useUrlSearch";
import { type PixelDates, readPixelDates, REQUESTS, writePixelDates } from "./pixelDates";
import { PixelDatesForm } from "./PixelDatesForm";
import { PixelJobs, usePixelJobs } from "./PixelJobs";
import { PixelRequests } from "./PixelRequests";
import { useGetPixels } from "./useGetPixels";
import { useRunPixelsJob } from "./useRunPixelsJob";

/** The prefix of the search parameters that hold the days whose requests are shown. */
const READ = "read-";

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
  const { getPixels, isGetting } = useGetPixels(pixelId);
  const { runJob, isRunning } = useRunPixelsJob(pixelId, jobs.refetch);
  const read = search.has(`${READ}dates`) ? readPixelDates(search, READ) : null;

  const choose = (next: PixelDates) => {
    setDates(next);
    setProblem(null);
    change((latest) => writePixelDates(latest, next), { replace: true });
  };

  const get = async () => {
    const refusal = await getPixels(dates);
    setProblem(refusal);
    if (refusal !== null) return;
    change(
      (latest) => {
        const next = writePixelDates(latest, dates, READ);
        next.set("tab", "requests");
        for (const name of Object.values(cursorParams(REQUESTS))) next.delete(name);
        return next;
      },
      { replace: true },
    );
  };

  return (
    <>
      <Surface>
        <PixelDatesForm
          dates={dates}
          onChange={choose}
          problem={problem}
          onGetPixels={() => void get()}
          isGetting={isGetting}
          onRunJob={() => void runJob(dates).then(setProblem)}
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
