import { graphql, readInlineData } from "react-relay";
import type { describeHit_node$key } from "../../__generated__/describeHit_node.graphql";
import { paths } from "../../app/routing/paths";
import { dateText } from "../../ui/text/format";

type Description = {
  /** What tells it apart from others with the same name. */
  detail: string;
  /** The address of the screen that shows it; null if there is none. */
  address: string | null;
};

/** The address of a list that is filtered by a text. */
const withText = (path: string, text: string | number) => `${path}?text=${encodeURIComponent(text)}`;

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(" · ");

/** What is said of an object that was found, and where it is shown. */
export function describeHit(key: describeHit_node$key): Description {
  const node = readInlineData(
    graphql`
      fragment describeHit_node on Node @inline {
        type: __typename
        ... on Customer {
          customerId
          slug
        }
        ... on Campaign {
          campaignId
          customer {
            name
            slug
          }
        }
        ... on Market {
          marketId
          marketHash
        }
        ... on Provider {
          providerId
          customer {
            name
          }
        }
        ... on Pixel {
          pixelId
          campaign {
            campaignId
            name
            customer {
              slug
            }
          }
        }
        ... on AttributionStudy {
          attributionId
          statusLabel
        }
        ... on User {
          email
          customer {
            slug
          }
        }
        ... on AssetOwner {
          assetOwnerId
        }
        ... on PipelineJob {
          jobId
          date
          market {
            name
          }
        }
        ... on Job {
          jobId
          typeLabel
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
      return { detail: `#${node.customerId}`, address: paths.customer(node.slug) };
    case "Campaign":
      return {
        detail: joined(node.customer?.name, `#${node.campaignId}`),
        address: node.customer == null ? null : paths.campaign(node.customer.slug, node.campaignId),
      };
    case "Market":
      return {
        detail: joined(node.marketHash, `#${node.marketId}`),
        address: node.marketHash === "" ? withText(paths.markets(), node.marketId) : paths.framesByMarket(node.marketHash),
      };
    case "Provider":
      return {
        detail: joined(node.customer?.name, `#${node.providerId}`),
        address: paths.provider(node.providerId),
      };
    case "Pixel":
      return {
        detail: joined(node.campaign?.name, `#${node.pixelId}`),
        address:
          node.campaign?.customer == null
            ? null
            : paths.campaignPixel(node.campaign.customer.slug, node.campaign.campaignId, node.pixelId),
      };
    case "AttributionStudy":
      return { detail: joined(node.statusLabel, `#${node.attributionId}`), address: paths.attributionStudy(node.attributionId) };
    case "User":
      return { detail: node.email ?? "", address: node.customer == null ? null : paths.customer(node.customer.slug, "users") };
    case "AssetOwner":
      return { detail: `#${node.assetOwnerId}`, address: withText(paths.assetOwners(), node.assetOwnerId) };
    case "PipelineJob":
      return { detail: joined(node.market?.name, dateText(node.date)), address: paths.pipelineJob(node.jobId) };
    case "Job":
      return { detail: node.typeLabel, address: withText(paths.attributionJobs(), node.jobId) };
    case "Conversation":
      return { detail: node.conversationId, address: paths.conversation(node.conversationId) };
    default:
      return { detail: "", address: null };
  }
}
