import { useEffect, useEffectEvent } from "react";
import { createEvent } from "../../../app/store";

/** Hands over the work that the Refresh button waits for. */
type Collect = (work: Promise<void>) => void;

const refreshing = createEvent<Collect>();

/** Reads again what the panels on the screen show. */
export async function refreshPanels(): Promise<void> {
  const works: Promise<void>[] = [];
  refreshing.emit((work) => works.push(work));
  await Promise.all(works);
}

/** Makes a panel one that the Refresh button reads again. */
export function useRefreshable(refetch: () => Promise<void>): void {
  const refetchNow = useEffectEvent(refetch);
  useEffect(() => refreshing.listen((collect) => collect(refetchNow())), []);
}
