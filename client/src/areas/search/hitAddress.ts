import { graphql, readInlineData } from "react-relay";
import type { hitAddress_node$key } from "../../__generated__/hitAddress_node.graphql";
import { paths } from "../../app/routing/paths";

/** The address of a list that is filtered by a text. */
const withText = (path: string, text: string | number) => `${path}?text=${encodeURIComponent(text)}`;

/** The address of the screen that shows an object; null if there is none. */
export function hitAddress(key: hitAddress_node$key): string | null {
  const node = readInlineData(
    graphql`
      fragment hitAddress_node on Node @inline {
        type: __typename
        ... on Customer {
          slug
        }
        ... on Campaign {
          campaignId
          customer {
            slug
          }
        }
        ... on Market {
          marketId
          marketHash
        }
        ... on Provider {
          providerId
        }
        ... on Pixel {
          pixelId
          campaign {
            campaignId
            customer {
              slug
            }
          }
        }
        ... on AttributionStudy {
          attributionId
        }
        ... on User {
          customer {
            slug
          }
        }
        ... on AssetOwner {
          assetOwnerId
        }
        ... on PipelineJob {
          date
        }
        ... on Job {
          jobId
        }
        ... on Conversation {
          conversationId
        }
      }
    `,
    key,
  );
  switch (node.type) {
    case "Customer":
      return paths.customer(node.slug);
    case "Campaign":
      return node.customer == null ? null : paths.campaign(node.customer.slug, node.campaignId);
    case "Market":
      return node.marketHash === "" ? withText(paths.markets(), node.marketId) : paths.framesByMarket(node.marketHash);
    case "Provider":
      return `${withText(paths.providers(), node.providerId)}&inactive=true`;
    case "Pixel":
      return node.campaign?.customer == null
        ? null
        : paths.campaignPixel(node.campaign.customer.slug, node.campaign.campaignId, node.pixelId);
    case "AttributionStudy":
      return paths.editAttributionStudy(node.attributionId);
    case "User":
      return node.customer == null ? null : paths.customer(node.customer.slug, "users");
    case "AssetOwner":
      return withText(paths.assetOwners(), node.assetOwnerId);
    case "PipelineJob":
      return node.date == null ? null : paths.pipelineDay(node.date);
    case "Job":
      return withText(paths.attributionJobs(), node.jobId);
    case "Conversation":
      return paths.conversation(node.conversationId);
    default:
      return null;
  }
}
