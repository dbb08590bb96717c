import { useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { useSearchParams } from "react-router";
import jobsQuery from "../../__generated__/PixelJobsQuery.graphql";
import type { PixelJobsQuery } from "../../__generated__/PixelJobsQuery.graphql";
import type { PixelActivity_pixel$key } from "../../__generated__/PixelActivity_pixel.graphql";
import { useIsMounted } from "../../ui/useIsMounted";
import { refreshQuery } from "../../app/relay/usePanelQuery";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { Surface } from "../../ui/Surface";
import { UrlTabs } from "../../ui/UrlTabs";
import { PixelDatesForm } from "./PixelDatesForm";
import { readPixelDates, REQUESTS_PAGE, writePixelDates } from "./pixelDates";
import type { PixelDates } from "./pixelDates";
import { PixelJobs } from "./PixelJobs";
import { PixelRequests } from "./PixelRequests";
import { useGetPixels } from "./useGetPixels";
import { useRunPixelsJob } from "./useRunPixelsJob";

/** What the parameters of the days begin with whose requests the tab shows. */
const READ = "read-";

/** Reads the requests of a pixel, or has a job gather them, for the chosen days; below, what came of it. */
export function PixelActivity({ pixel }: { pixel: PixelActivity_pixel$key }) {
  const data = useFragment(
    graphql`
      fragment PixelActivity_pixel on Pixel {
        id
        pixelId
        ...PixelJobs_pixel
      }
    `,
    pixel,
  );
  const environment = useRelayEnvironment();
  const [search, setSearch] = useSearchParams();
  const [dates, setDates] = useState(() => readPixelDates(search));
  const isMounted = useIsMounted();
  const [problem, setProblem] = useState<string | null>(null);
  const [jobReadings, setJobReadings] = useState(0);
  const reloadJobs = async () => {
    await refreshQuery<PixelJobsQuery>(environment, jobsQuery, { id: data.id });
    setJobReadings((count) => count + 1);
  };
  const { getPixels, isGetting } = useGetPixels(data.pixelId);
  const { runJob, isRunning } = useRunPixelsJob(data.pixelId, reloadJobs);
  const read = search.has(`${READ}dates`) ? readPixelDates(search, READ) : null;

  const choose = (next: PixelDates) => {
    setDates(next);
    setProblem(null);
    setSearch((current) => writePixelDates(current, next), { replace: true, preventScrollReset: true });
  };

  const get = async () => {
    const refusal = await getPixels(dates);
    // Whoever has gone elsewhere meanwhile must not have that address changed.
    if (!isMounted()) return;
    setProblem(refusal);
    if (refusal !== null) return;
    setSearch(
      (current) => {
        const next = writePixelDates(current, dates, READ);
        next.set("tab", "requests");
        next.delete(REQUESTS_PAGE);
        return next;
      },
      { replace: true, preventScrollReset: true },
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
                <PanelBoundary what="jobs" onRetry={reloadJobs} resetKey={jobReadings}>
                  <PixelJobs pixel={data} />
                </PanelBoundary>
              </Surface>
            ),
          },
          {
            value: "requests",
            label: "Pixel Requests",
            content: () => (
              <Surface flush>
                <PixelRequests key={JSON.stringify(read)} pixelId={data.pixelId} dates={read} />
              </Surface>
            ),
          },
        ]}
      />
    </>
  );
}
