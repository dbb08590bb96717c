import { useEffect, useEffectEvent, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useCustomerSlugQuery } from "../../__generated__/useCustomerSlugQuery.graphql";
import { onRetryFailed } from "../../ui/feedback/PanelError";

/** The slug of a campaign's customer. */
export type CustomerSlug = {
  slug: string;
  /** The customer's present name, which the campaign may not have yet; null until it is known. */
  name: string | null;
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
  const [known, setKnown] = useState<{ campaignId: number; slug: string; name: string } | null>(null);
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
              name
            }
          }
        }
      `,
      { campaignId },
      { fetchPolicy: attempt === 1 ? "store-or-network" : "network-only" },
    ).subscribe({
      next: ({ campaign }) => {
        const customer = campaign?.customer;
        setFailed(null);
        setKnown(customer == null ? null : { campaignId, slug: customer.slug, name: customer.name });
      },
      error: (error: unknown) => {
        setFailed(campaignId);
        console.error(`Could not load the customer of campaign ${campaignId}.`, error);
      },
    });
    return () => reading.unsubscribe();
  }, [environment, campaignId, attempt]);

  const onAnyRetried = useEffectEvent(() => {
    if (failed === campaignId) setAttempt(attempt + 1);
  });
  useEffect(() => onRetryFailed(() => onAnyRetried()), []);

  const own = known?.campaignId === campaignId ? known : null;
  return {
    slug: own?.slug ?? slugOfAddress,
    name: own?.name ?? null,
    isMissing: failed === campaignId,
    retry: () => setAttempt(attempt + 1),
  };
}
