import { use, useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, type Disposable, fetchQuery, getRequest, type GraphQLTaggedNode } from "relay-runtime";
import type { PixelRowsSavedQuery } from "../../__generated__/PixelRowsSavedQuery.graphql";
import { LastRefresh } from "../../ui/table/steadyRows";

type Pixel = NonNullable<PixelRowsSavedQuery["response"]["pixel"]>;

/** The pixels by number, and the list that the user asked for when they were saved. */
type Saved = { asked: string | null; pixels: ReadonlyMap<number, Pixel> };

/**
 * The pixels that were saved since the user asked for the list, by number: those that have left it are still shown.
 */
export function useMovedPixels(query: GraphQLTaggedNode): { saved: Saved["pixels"]; noteSaved: (pixelId: number) => Promise<void> } {
  const environment = useRelayEnvironment();
  const asked = use(LastRefresh);
  const [saved, setSaved] = useState<Saved>({ asked, pixels: new Map() });
  if (saved.asked !== asked) setSaved({ asked, pixels: new Map() });
  const [retained] = useState<Disposable[]>(() => []);
  useEffect(() => () => retained.splice(0).forEach((one) => one.dispose()), [retained]);
  return {
    saved: saved.pixels,
    noteSaved: async (pixelId) => {
      try {
        const data = await fetchQuery<PixelRowsSavedQuery>(environment, query, { pixelId }).toPromise();
        const pixel = data?.pixel;
        if (!pixel) return;
        // The list holds it no longer, so the store would drop it.
        retained.push(environment.retain(createOperationDescriptor(getRequest(query), { pixelId })));
        setSaved((current) => ({ asked: current.asked, pixels: new Map(current.pixels).set(pixelId, pixel) }));
      } catch (error) {
        console.error(`Could not load pixel ${pixelId}.`, error);
      }
    },
  };
}
