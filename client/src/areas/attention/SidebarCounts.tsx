import { useEffect } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { SidebarCountsQuery } from "../../__generated__/SidebarCountsQuery.graphql";
import { attentionCounts, endedMutations } from "../../app/attentionCounts";
import { isOutdated } from "../../app/relay/responses";
import { countsByScreen } from "./countsByScreen";

/** How long a screen has the network to itself, and how long mutations rest before the counts are read. */
const PAUSE_MS = 2_000;

/** How long after a failure they are read again. */
const RETRY_MS = 60_000;

// Safari cannot tell.
const whenIdle = (work: () => void): void => void ("requestIdleCallback" in window ? requestIdleCallback(work) : work());

const query = graphql`
  query SidebarCountsQuery {
    attentionSummary {
      kinds {
        kind
        count
      }
    }
  }
`;

/** Reads what the sidebar counts: once after a sign-in, and again after mutations and failures, when there is nothing else to do. */
export function SidebarCounts() {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    let timer: ReturnType<typeof setTimeout>;
    const readIn = (delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => whenIdle(() => void read()), delay);
    };
    const read = async () => {
      const ended = endedMutations.get();
      // The dashboard may have read them meanwhile.
      if (signal.aborted || (attentionCounts.get() !== null && !isOutdated("AttentionPanelQuery"))) return;
      // Why they cannot be read is logged already.
      const data = await fetchQuery<SidebarCountsQuery>(environment, query, {}).toPromise().catch(() => undefined);
      if (signal.aborted || ended !== endedMutations.get()) return;
      const kinds = data?.attentionSummary?.kinds.map(({ kind, count }) => ({ kind, count }));
      attentionCounts.set(kinds === undefined ? null : countsByScreen(kinds, new Date()));
      if (kinds === undefined) readIn(RETRY_MS);
    };
    const onOnline = () => {
      if (attentionCounts.get() === null) readIn(0);
    };
    window.addEventListener("online", onOnline, { signal });
    const unlisten = endedMutations.listen(() => readIn(PAUSE_MS));
    readIn(PAUSE_MS);
    return () => {
      end.abort();
      unlisten();
      clearTimeout(timer);
    };
  }, [environment]);
  return null;
}
