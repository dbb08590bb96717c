import { useEffect } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { SidebarCountsQuery } from "../../__generated__/SidebarCountsQuery.graphql";
import { endedMutations, isOutdated } from "../../app/relay/responses";
import { onSessionChange } from "../../app/session/session";
import { createStore } from "../../ui/externalStore";
import { type AreaCount, countsByScreen } from "./attentionKinds";

/** The counts that were read last, by the ids of screens; null before that, and after the session. */
export const attentionCounts = createStore<ReadonlyMap<string, AreaCount> | null>(null);

onSessionChange(() => attentionCounts.set(null));

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
        label
        count
      }
    }
  }
`;

/** Reads what the sidebar counts: once after a sign-in, and again after mutations and failures, when there is nothing else to do. */
export function SidebarCounts() {
  const environment = useRelayEnvironment();
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const read = async () => {
      const ended = endedMutations.get();
      // The dashboard may have read them meanwhile.
      if (isOver || (attentionCounts.get() !== null && !isOutdated("AttentionPanelQuery"))) return;
      // Why they cannot be read is logged already.
      const data = await fetchQuery<SidebarCountsQuery>(environment, query, {}).toPromise().catch(() => undefined);
      if (isOver || ended !== endedMutations.get()) return;
      const kinds = data?.attentionSummary?.kinds.map(({ kind, label, count }) => ({ kind, label, count }));
      attentionCounts.set(kinds === undefined ? null : countsByScreen(kinds, new Date()));
      if (kinds === undefined) readIn(RETRY_MS);
    };
    const readIn = (delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => whenIdle(() => void read()), delay);
    };
    const unlisten = endedMutations.subscribe(() => readIn(PAUSE_MS));
    readIn(PAUSE_MS);
    return () => {
      isOver = true;
      unlisten();
      clearTimeout(timer);
    };
  }, [environment]);
  return null;
}
