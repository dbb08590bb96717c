import { useEffect, useEffectEvent } from "react";
import { useRelayEnvironment } from "react-relay";
import { type Disposable, graphql, type GraphQLTaggedNode, type OperationType, requestSubscription } from "relay-runtime";
import { createEmitter, createStore } from "../../../ui/externalStore";
import { retryFailed } from "../../../ui/feedback/PanelError";

/** A list of jobs that the screen follows: the toast of a failure to load it, and what says that it has changed. */
export type LiveList = { failure: string; subscription: GraphQLTaggedNode };

export const pipelineJobs: LiveList = {
  failure: "There was an error trying load the jobs.",
  subscription: graphql`
    subscription liveListsPipelineJobsSubscription {
      change: pipelineJobsChanged {
        readAt
        failure
        hasChanged
      }
    }
  `,
};

export const campaignRefreshJobs: LiveList = {
  failure: "There was an error trying load the pipeline jobs.",
  subscription: graphql`
    subscription liveListsCampaignRefreshJobsSubscription {
      change: campaignRefreshJobsChanged {
        readAt
        failure
        hasChanged
      }
    }
  `,
};

const following = createStore<{ readAt: Date | null; isLive: boolean } | null>(null);

/**
 * When the gateway read the list on the screen last, null if it could not yet, and whether it could the last time. Null if no
 * list is followed.
 */
export const useFollowing = following.useValue;

/** How long to wait before a lost subscription is sent again. At random, because all consoles lose a gateway that stops at the same time. */
const waitMs = () => 1_000 + Math.random() * 4_000;
/** Without an event for so long, a subscription counts as lost. Those of the gateway have one every ten seconds. */
const SILENCE_MS = 60_000;

type Change = { readonly readAt: string; readonly failure?: string | null; readonly hasChanged: boolean };

/** Refetches whenever a list has changed. It pauses while the page is hidden, and goes on by itself after the connection was lost. */
export function useLive({ subscription }: LiveList, refetch: () => Promise<void>): void {
  const environment = useRelayEnvironment();
  const refetchNow = useEffectEvent(() => void refetch());
  useEffect(() => {
    let sent: Disposable | null = null;
    let timer: ReturnType<typeof setTimeout>;
    // The list may have changed unseen.
    let isMissed = false;
    const miss = () => {
      isMissed = true;
      following.set({ readAt: following.get()?.readAt ?? null, isLive: false });
    };
    const stop = () => {
      clearTimeout(timer);
      sent?.dispose();
      sent = null;
    };
    const lose = (error?: Error) => {
      if (error !== undefined) console.error("A subscription was lost.", error);
      stop();
      miss();
      timer = setTimeout(start, waitMs());
    };
    const onNext = ({ readAt, failure, hasChanged }: Change) => {
      clearTimeout(timer);
      timer = setTimeout(lose, SILENCE_MS);
      if (failure != null) {
        miss();
        return;
      }
      if (following.get()?.isLive !== true) retryFailed();
      following.set({ readAt: new Date(readAt), isLive: true });
      if (hasChanged || isMissed) refetchNow();
      isMissed = false;
    };
    const start = () => {
      if (sent !== null) miss();
      stop();
      if (document.visibilityState !== "visible") return;
      timer = setTimeout(lose, SILENCE_MS);
      sent = requestSubscription<OperationType & { response: { change: Change } }>(environment, {
        subscription,
        variables: {},
        onNext: (response) => response && onNext(response.change),
        onError: lose,
        onCompleted: () => lose(),
      });
    };
    start();
    document.addEventListener("visibilitychange", start);
    window.addEventListener("online", start);
    return () => {
      document.removeEventListener("visibilitychange", start);
      window.removeEventListener("online", start);
      stop();
      following.set(null);
    };
  }, [environment, subscription]);
}

const refetching = createEmitter<Promise<void>[]>();

/** Refetches what the panels on the screen show: what the Refresh button does, and who has just changed jobs. */
export async function refetchPanels(): Promise<void> {
  const works: Promise<void>[] = [];
  refetching.emit(works);
  await Promise.all(works);
}

/** Has the Refresh button refetch a panel. */
export function useRefetchable(refetch: () => Promise<void>): void {
  const refetchNow = useEffectEvent(refetch);
  useEffect(() => refetching.subscribe((works) => void works.push(refetchNow())), []);
}
