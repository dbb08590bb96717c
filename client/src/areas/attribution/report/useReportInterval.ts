import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { TrackedPage, useReportIntervalQuery } from "../../../__generated__/useReportIntervalQuery.graphql";
import { GraphError, reasonOf } from "../../../app/relay/errors";
import { refetch } from "../../../app/relay/refetch";

/** A range of the difference of two rates, as fractions. */
export type Interval = { readonly level: number; readonly low: number; readonly high: number };

const query = graphql`
  query useReportIntervalQuery($jobId: String!, $level: Float!) {
    attributionReport(jobId: $jobId) {
      results {
        pages {
          page
          confidence {
            differenceInterval(level: $level) {
              level
              low
              high
            }
          }
        }
      }
    }
  }
`;

/** Computes the interval of a page's difference at another level, given in percent. */
export function useReportInterval(jobId: string, page: TrackedPage) {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<Interval | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const compute = async (percent: string) => {
    if (percent.trim() === "" || !Number.isFinite(Number(percent))) {
      setProblem("A number is required.");
      return;
    }
    const variables = { jobId, level: Number(percent) / 100 };
    setBusy(true);
    setProblem(null);
    try {
      const response = await refetch<useReportIntervalQuery>(environment, query, variables).toPromise();
      const errors = response !== undefined && "errors" in response ? (response.errors ?? []) : [];
      if (errors.length > 0) throw new GraphError(errors, 200);
      const data = await fetchQuery<useReportIntervalQuery>(environment, query, variables, { fetchPolicy: "store-or-network" }).toPromise();
      const pages = data?.attributionReport?.results?.pages ?? [];
      const interval = pages.find((each) => each.page === page)?.confidence.differenceInterval;
      if (!interval) throw new Error("The response has no interval.");
      const { level, low, high } = interval;
      setFound({ level, low, high });
    } catch (error) {
      console.error("The interval could not be computed.", error);
      setProblem(reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { found, problem, isBusy, compute };
}
