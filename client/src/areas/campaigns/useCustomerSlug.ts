import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useCustomerSlugQuery } from "../../__generated__/useCustomerSlugQuery.graphql";

/** The slug of a campaign's customer. */
export type CustomerSlug = {
  slug: string;
  /** Whether the slug of the campaign's own customer could not be loaded. */
  isMissing: boolean;
  /** Loads it again. */
  retry: () => void;
};

/**
 * The slug of the campaign's customer. The address may hold another customer's, which is returned until the
 * campaign's own has been loaded, and if that fails. It has a query of its own, so that no screen waits for the
 * list of customers to show a campaign.
 */
export function useCustomerSlug(campaignId: number, slugOfAddress: string): CustomerSlug {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<{ campaignId: number; slug: string } | null>(null);
  // The campaign whose customer could not be loaded.
  const [failed, setFailed] = useState<number | null>(null);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
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
      { fetchPolicy: attempt === 1 ? "store-or-network" : "network-only" },
    ).subscribe({
      next: ({ campaign }) => {
        const slug = campaign?.customer?.slug;
        setFailed(null);
        setKnown(slug === undefined ? null : { campaignId, slug });
      },
      error: (error: unknown) => {
        setFailed(campaignId);
        console.error(`Could not load the customer of campaign ${campaignId}.`, error);
      },
    });
    return () => reading.unsubscribe();
  }, [environment, campaignId, attempt]);

  return {
    slug: known !== null && known.campaignId === campaignId ? known.slug : slugOfAddress,
    isMissing: failed === campaignId,
    retry: () => setAttempt(attempt + 1),
  };
}
