import { useEffect, useEffectEvent } from "react";
import { createEvent } from "../../../app/store";

/** Hands over the work that the Refresh button waits for. */
type Collect = (work: Promise<void>) => void;

const refetching = createEvent<Collect>();

/** Refetches what the panels on the screen show. */
export async function refetchPanels(): Promise<void> {
  const works: Promise<void>[] = [];
  refetching.emit((work) => works.push(work));
  await Promise.all(works);
}

/** Has the Refresh button refetch a panel. */
export function useRefetchable(refetch: () => Promise<void>): void {
  const refetchNow = useEffectEvent(refetch);
  useEffect(() => refetching.listen((collect) => collect(refetchNow())), []);
}
