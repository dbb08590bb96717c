import { useEffect, useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { useDeviceCampaigns_customer$key } from "../../__generated__/useDeviceCampaigns_customer.graphql";
import type { useDeviceCampaignsPageQuery } from "../../__generated__/useDeviceCampaignsPageQuery.graphql";
import type { Choice } from "../../ui/form/choices";
import { distinctNames } from "../../ui/table/distinctNames";

/** The most campaigns that one response of the graph holds. */
const PAGE = 5000;

/** All campaigns of a customer by name, loaded page by page. */
export function useDeviceCampaigns(customer: useDeviceCampaigns_customer$key): {
  campaigns: readonly Choice<number>[];
  total: number;
  isComplete: boolean;
  /** Continues after a failure; null if nothing has failed. */
  retry: (() => void) | null;
} {
  const [isFailed, setFailed] = useState(false);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    useDeviceCampaignsPageQuery,
    useDeviceCampaigns_customer$key
  >(
    graphql`
      fragment useDeviceCampaigns_customer on Customer
      @argumentDefinitions(count: { type: "Int", defaultValue: 5000 }, after: { type: "String" })
      @refetchable(queryName: "useDeviceCampaignsPageQuery")
      @throwOnFieldError {
        campaigns(first: $count, after: $after, orderBy: { field: NAME })
          @connection(key: "useDeviceCampaigns_campaigns") {
          totalCount
          edges {
            node {
              campaignId
              name
            }
          }
        }
      }
    `,
    customer,
  );

  useEffect(() => {
    if (!hasNext || isLoadingNext || isFailed) return;
    loadNext(PAGE, {
      onComplete: (error) => {
        if (error === null) return;
        console.error("Could not load campaigns.", error);
        setFailed(true);
      },
    });
  }, [hasNext, isLoadingNext, isFailed, loadNext]);

  return {
    campaigns: distinctNames(
      "Campaign",
      data.campaigns.edges.map(({ node }) => ({ value: node.campaignId, label: node.name })),
    ),
    total: data.campaigns.totalCount,
    isComplete: !hasNext,
    retry: isFailed ? () => setFailed(false) : null,
  };
}
