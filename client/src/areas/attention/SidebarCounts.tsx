import { useEffect } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { SidebarCountsQuery } from "../../__generated__/SidebarCountsQuery.graphql";
import { attentionCounts, endedMutations } from "../../app/attentionCounts";
import { isOutdated } from "../../app/relay/responses";
import { countsByScreen } from "./countsByScreen";

/** How long a screen has the network to itself, and how long mutations rest before the counts are read. */
const PAUSE_MS = 2_000;

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

/** Reads what the sidebar counts: once after a sign-in, and again after mutations, when there is nothing else to do. */
export function SidebarCounts() {
  const environment = useRelayEnvironment();
  const ended = endedMutations.useValue();
  useEffect(() => {
    const read = async () => {
      // The dashboard may have read them meanwhile.
      if (attentionCounts.get() !== null && !isOutdated("AttentionPanelQuery")) return;
      const data = await fetchQuery<SidebarCountsQuery>(environment, query, {}).toPromise();
      const kinds = data?.attentionSummary?.kinds.map(({ kind, count }) => ({ kind, count }));
      if (kinds !== undefined && endedMutations.get() === ended) attentionCounts.set(countsByScreen(kinds, new Date()));
    };
    // Without them the sidebar has no numbers. Why is logged already.
    const timer = setTimeout(() => whenIdle(() => void read().catch(() => undefined)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [environment, ended]);
  return null;
}
