import { Suspense } from "react";
import type { PreloadedQuery } from "react-relay";
import type { usePixelOwnersQuery } from "../__generated__/usePixelOwnersQuery.graphql";
import { PanelBoundary } from "../ui/PanelBoundary";
import type { PixelFilterValue } from "./pixelFilter";
import { usePixelOwners } from "./usePixelOwners";

type Props = { queryRef: PreloadedQuery<usePixelOwnersQuery> | null; filter: PixelFilterValue };

/** Says whose pixels are listed. The number stands for a name that cannot be read. */
export function PixelListTitle({ queryRef, filter }: Props) {
  const { customerId, campaignId } = filter;
  if (customerId === null && campaignId === null) return "Pixels without a Campaign";
  const plain = campaignId === null ? `Pixels for Customer ${customerId}` : `Pixels for Campaign ${campaignId}`;
  return (
    <PanelBoundary what="the name of the list" onRetry={() => undefined} renderError={() => plain}>
      <Suspense fallback="Pixels">
        {queryRef === null ? "Pixels" : <Loaded queryRef={queryRef} filter={filter} plain={plain} />}
      </Suspense>
    </PanelBoundary>
  );
}

type LoadedProps = { queryRef: PreloadedQuery<usePixelOwnersQuery>; filter: PixelFilterValue; plain: string };

function Loaded({ queryRef, filter, plain }: LoadedProps) {
  const { customers, campaigns } = usePixelOwners(queryRef);
  const name =
    filter.campaignId === null
      ? customers.find(({ value }) => value === filter.customerId)?.label
      : campaigns.find(({ value }) => value === filter.campaignId)?.label;
  return name === undefined || name === "" ? plain : `Pixels for ${name}`;
}
