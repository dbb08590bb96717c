import { useEffect, useEffectEvent } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useStudyRunsQuery } from "../../../__generated__/useStudyRunsQuery.graphql";
import { bypassCache } from "../../../app/relay/network";

/** How often the gateway is asked while a study is being run. */
const INTERVAL_MS = 5000;

/**
 * Watches the studies that are being run: asks every few seconds, while the page is visible, which of them still
 * are, and hands over those that have ended. A failure is only logged; the next time asks again.
 */
export function useStudyRuns(running: readonly number[], onEnded: (studyIds: readonly number[]) => Promise<void>): void {
  const environment = useRelayEnvironment();
  const key = running.join();

  const check = useEffectEvent(async () => {
    const response = await fetchQuery<useStudyRunsQuery>(
      environment,
      graphql`
        query useStudyRunsQuery {
          studies(filter: { statuses: [PROCESSING] }, first: 5000) {
            nodes {
              studyId
            }
          }
        }
      `,
      {},
      { fetchPolicy: "network-only", networkCacheConfig: bypassCache },
    ).toPromise();
    // A list that failed is null.
    if (!response?.studies) return;
    const still = new Set(response.studies.nodes.map(({ studyId }) => studyId));
    const ended = running.filter((studyId) => !still.has(studyId));
    if (ended.length > 0) await onEnded(ended);
  });

  useEffect(() => {
    if (key === "") return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (!isOver && document.visibilityState === "visible") timer = setTimeout(ask, INTERVAL_MS);
    };
    const ask = () => {
      check()
        .catch((error: unknown) => console.error("Could not load which studies are being run.", error))
        .finally(wait);
    };
    wait();
    document.addEventListener("visibilitychange", wait);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", wait);
    };
  }, [key]);
}
