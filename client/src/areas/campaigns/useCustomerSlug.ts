import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useCustomerSlugQuery } from "../../__generated__/useCustomerSlugQuery.graphql";

/**
 * The slug of the campaign's customer. The address may hold another customer's, which is returned until the
 * campaign's own has been loaded, and if that fails. It has a query of its own, so that no screen waits for the
 * list of customers to show a campaign. Without a campaign nothing is loaded.
 */
export function useCustomerSlug(campaignId: number | null, slugOfAddress: string): string {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<{ campaignId: number; slug: string } | null>(null);

  useEffect(() => {
    if (campaignId === null) return undefined;
    const reading = fetchQuery<useCustomerSlugQuery>(
      environment,
      graphql`
        query useCustomerSlugQuery($campaignId: Int!) @throwOnFieldError {
          campaign(by: { campaignId: $campaignId }) {
            customer {
              slug
            }
          }
        }
      `,
      { campaignId },
      { fetchPolicy: "store-or-network" },
    ).subscribe({
      next: ({ campaign }) => {
        const slug = campaign?.customer?.slug;
        setKnown(slug === undefined ? null : { campaignId, slug });
      },
      error: (error: unknown) => console.error(`Could not load the customer of campaign ${campaignId}.`, error),
    });
    return () => reading.unsubscribe();
  }, [environment, campaignId]);

  return known !== null && known.campaignId === campaignId ? known.slug : slugOfAddress;
}
