import { graphql, readInlineData } from "react-relay";
import type { describeItem_node$key } from "../../__generated__/describeItem_node.graphql";
import { paths } from "../../app/routing/paths";

/** Where an object is shown, and the key that the service knows it by. */
export type Description = {
  /** Null if its customer, whose screen shows it, is unknown. */
  address: string | null;
  job: { id: string; jobId: string } | null;
  providerId: number | null;
  /** Whether its times are days, which are the same in all time zones. */
  hasDays: boolean;
};

/** What the actions on an object need to know. */
export function describeItem(key: describeItem_node$key): Description | null {
  const node = readInlineData(
    graphql`
      fragment describeItem_node on Node @inline {
        type: __typename
        ... on Provider {
          providerId
        }
        ... on AttributionStudy {
          attributionId
        }
        ... on PipelineJob {
          id
          jobId
        }
        ... on Market {
          marketHash
          name
        }
        ... on Campaign {
          campaignId
          customer {
            slug
          }
        }
        ... on Vehicle {
          assetRef
          pairedLabel
          customer {
            slug
          }
        }
        ... on CampaignRefreshJob {
          id
          refreshJobId: jobId
        }
      }
    `,
    key,
  );
  const keys = { job: null, providerId: null, hasDays: false };
  switch (node.type) {
    case "Provider":
      return { ...keys, address: paths.provider(node.providerId), providerId: node.providerId };
    case "AttributionStudy":
      return { ...keys, address: paths.attributionStudy(node.attributionId), hasDays: true };
    case "PipelineJob":
      return { ...keys, address: paths.pipelineJob(node.jobId), job: { id: node.id, jobId: node.jobId } };
    case "Market":
      // Not by the name, which may be a part of another market's.
      return { ...keys, address: `${paths.pipelineCoverage()}?market=${encodeURIComponent(node.marketHash || node.name)}&show=missing` };
    case "Campaign":
      return { ...keys, address: node.customer == null ? null : paths.campaign(node.customer.slug, node.campaignId), hasDays: true };
    case "Vehicle":
      return { ...keys, address: node.customer == null ? null : vehicleAddress(node.customer.slug, node.assetRef, node.pairedLabel ?? null) };
    case "CampaignRefreshJob":
      return { ...keys, address: paths.campaignRefreshJob(node.refreshJobId), job: { id: node.id, jobId: node.refreshJobId } };
    default:
      return null;
  }
}

/** The vehicles of a customer, filtered to those with the ID and the pairing of one. */
function vehicleAddress(slug: string, assetRef: string, pairing: string | null): string {
  const filters = new URLSearchParams();
  if (pairing !== null) filters.set("vehicles-paired", pairing);
  if (assetRef.trim() !== "") filters.set("vehicles-id", assetRef);
  return `${paths.customer(slug, "vehicles")}&${filters}`;
}
