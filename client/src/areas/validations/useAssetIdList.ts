import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { Environment, RecordSource, Store, type Subscription } from "relay-runtime";
import type { useAssetIdListQuery } from "../../__generated__/useAssetIdListQuery.graphql";

/** How long a text rests before it is read. */
const PAUSE_MS = 250;

type AssetIdList = useAssetIdListQuery["response"]["assetIdList"];

/** The asset ids in a text, as the gateway reads them; null for an empty text, and until it has answered. */
export function useAssetIdList(text: string): AssetIdList | null {
  const environment = useRelayEnvironment();
  const [read, setRead] = useState<{ text: string; list: AssetIdList } | null>(null);
  const isBlank = text.trim() === "";

  useEffect(() => {
    if (isBlank) return undefined;
    let request: Subscription | undefined;
    const timer = setTimeout(() => {
      // The keys of a store hold the arguments of its fields, so the text must not get into one that lasts.
      const passing = new Environment({ network: environment.getNetwork(), store: new Store(new RecordSource()) });
      request = fetchQuery<useAssetIdListQuery>(
        passing,
        graphql`
          query useAssetIdListQuery($text: String!) {
            assetIdList(text: $text) {
              ids
              droppedParts
              duplicateIds
            }
          }
        `,
        { text },
      ).subscribe({
        next: ({ assetIdList: { ids, droppedParts, duplicateIds } }) =>
          setRead({ text, list: { ids, droppedParts, duplicateIds } }),
        error: (error: unknown) => console.error("The asset ids could not be read.", error),
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, text, isBlank]);

  return !isBlank && read?.text === text ? read.list : null;
}
