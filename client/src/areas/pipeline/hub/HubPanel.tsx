import { type ReactNode, useState } from "react";
import type { OperationType } from "relay-runtime";
import { FailureToast } from "../../../app/FailureToast";
import type { PanelQuery } from "../../../app/relay/usePanelQuery";
import { Panel } from "../../../ui/layout/Panel";
import { LastRefresh } from "../../../ui/table/steadyRows";
import { FirstPageButton } from "./FirstPageButton";
import { LiveArea } from "./LiveArea";
import type { LiveList } from "./liveLists";
import { useRefetchable } from "./refetching";
import { useLiveList } from "./useLiveList";

type Props<Q extends OperationType> = {
  loadable: PanelQuery<Q>;
  /** The list that it shows, or sums up. */
  list: LiveList;
  skeleton: ReactNode;
  /** Refetches the figures around the rows: see useLiveList. */
  refetchFigures?: () => Promise<void>;
  /** Whether no row moves by a refetch. */
  isSteady?: boolean;
  /** A failure to load is in a card of its own unless the panel is within one. */
  isInCard?: boolean;
  children: (data: Q["response"]) => ReactNode;
};

/** A panel that follows a list, that the Refresh button refetches, and whose failures show a toast, too. */
export function HubPanel<Q extends OperationType>({ loadable, list, refetchFigures, isSteady, skeleton, isInCard = false, children }: Props<Q>) {
  // A failure is reported once for each visit or refresh.
  const [attempt, setAttempt] = useState<object>({});
  // Rows stay in their places until the user, or a change that someone else made, asks for the list again.
  const [readings, setReadings] = useState(0);
  const read = async (reading: Promise<void>) => {
    await reading;
    setReadings((count) => count + 1);
  };
  useRefetchable(() => {
    setAttempt({});
    return read(loadable.refetch());
  });
  // Also while the panel has failed: it is tried again once the list can be read.
  const live = useLiveList(list, { refetch: () => read(loadable.refetchCached()), refetchFigures, isSteady });
  return (
    <>
      {loadable.isStale && !loadable.isRefetching && <FailureToast message={list.failure} tone="red" attempt={attempt} loadable={loadable} />}
      <Panel
        loadable={loadable}
        failure={isInCard ? "padded" : "card"}
        skeleton={skeleton}
        isSteady
        renderError={(error) => (
          <>
            <FailureToast message={list.failure} tone="red" attempt={loadable.resetKey} loadable={loadable} />
            {error}
            <FirstPageButton />
          </>
        )}
      >
        {(data) => (
          <LiveArea live={live}>
            <LastRefresh value={`${readings} ${JSON.stringify(loadable.variables)}`}>{children(data)}</LastRefresh>
          </LiveArea>
        )}
      </Panel>
    </>
  );
}
