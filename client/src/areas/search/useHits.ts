import { useEffect, useState } from "react";
import { fetchQuery, graphql, readInlineData, useRelayEnvironment } from "react-relay";
import type { useHitsHit_node$key } from "../../__generated__/useHitsHit_node.graphql";
import type { SearchKind, useHitsQuery } from "../../__generated__/useHitsQuery.graphql";
import { reasonOf } from "../../app/relay/errors";
import { paths } from "../../app/routing/paths";
import { dateText, momentText } from "../../ui/text/format";
import type { Hit } from "./searchOptions";

const kindNames: Partial<Record<SearchKind, { one: string; many: string }>> = {
  CUSTOMER: { one: "Customer", many: "Customers" },
  CAMPAIGN: { one: "Campaign", many: "Campaigns" },
  MARKET: { one: "Market", many: "Markets" },
  PROVIDER: { one: "Provider", many: "Providers" },
  PIXEL: { one: "Pixel", many: "Pixels" },
  STUDY: { one: "Attribution study", many: "Attribution studies" },
  USER: { one: "User", many: "Users" },
  ASSET_OWNER: { one: "Asset owner", many: "Asset owners" },
  PIPELINE_JOB: { one: "Pipeline job", many: "Pipeline jobs" },
  JOB: { one: "Job", many: "Jobs" },
  CONVERSATION: { one: "Conversation", many: "Conversations" },
};
const nameOfKind = (kind: SearchKind) => kindNames[kind]?.many ?? "Others";

const query = graphql`
  query useHitsQuery($text: String!) {
    search(text: $text, first: 30) {
      totalCount
      hits {
        kind
        title
        node {
          id
          ...useHitsHit_node
        }
      }
      kinds {
        kind
        failure
      }
    }
  }
`;

type Found = {
  /** The text that they are of. */
  text: string;
  hits: readonly Hit[];
  totalCount: number;
  /** The kinds that could not be searched. */
  missing: readonly string[];
  /** Why nothing could be searched. */
  failure: string | null;
};

const nothing: Found = { text: "", hits: [], totalCount: 0, missing: [], failure: null };

/** What a text finds. While the next text is searched for, the hits of the last one stay. */
export function useHits(text: string): Found & { isLoading: boolean } {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    if (text === "") return undefined;
    const search = fetchQuery<useHitsQuery>(environment, query, { text }, { fetchPolicy: "store-or-network" }).subscribe({
      next: ({ search: results }) =>
        setFound(results == null ? { ...nothing, text, failure: "The search failed. Type on to try again." } : { text, ...read(results) }),
      error: (error: unknown) => setFound({ ...nothing, text, failure: reasonOf(error) }),
    });
    return () => search.unsubscribe();
  }, [environment, text]);
  return text === "" ? { ...nothing, isLoading: false } : { ...found, isLoading: found.text !== text };
}

function read({ hits, totalCount, kinds }: NonNullable<useHitsQuery["response"]["search"]>): Omit<Found, "text"> {
  return {
    hits: hits.map(({ kind, title, node }) => {
      const { detail, address } = describeHit(node);
      const record = address === null ? undefined : { kind: kindNames[kind]?.one ?? "Other", label: title, address };
      return { key: node.id, kind: nameOfKind(kind), label: title, detail, address, record };
    }),
    totalCount,
    missing: kinds.filter(({ failure }) => failure != null).map(({ kind }) => nameOfKind(kind)),
    failure: null,
  };
}

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
function describeHit(key: useHitsHit_node$key): Description {
  const node = readInlineData(
    graphql`
      fragment useHitsHit_node on Node @inline {
        type: __typename
        ... on Customer {
          customerId
          slug
        }
        ... on Campaign {
          campaignId
          status
          statusLabel
          activeTo
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
          health {
            label
          }
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
        ... on Study {
          studyId
          statusLabel
          endDate
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
          pipelineJobId
          phaseLabel: statusLabel
          date
          market {
            name
          }
        }
        ... on Job {
          jobId
          typeLabel
          jobStatusLabel: statusLabel
          createdAt
        }
        ... on Conversation {
          conversationId
          createdAt
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
        detail: joined(
          node.activeTo ? `${node.statusLabel}${node.status === "EXPIRED" ? "" : " until"} ${dateText(node.activeTo)}` : node.statusLabel,
          node.customer?.name,
          `#${node.campaignId}`,
        ),
        address: node.customer == null ? null : paths.campaign(node.customer.slug, node.campaignId),
      };
    case "Market":
      return {
        detail: joined(node.marketHash, `#${node.marketId}`),
        address: node.marketHash === "" ? withText(paths.markets(), node.marketId) : paths.market(node.marketHash),
      };
    case "Provider":
      return {
        detail: joined(node.health.label, node.customer?.name, `#${node.providerId}`),
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
    case "Study":
      return { detail: joined(node.statusLabel, node.endDate && dateText(node.endDate), `#${node.studyId}`), address: paths.attributionStudy(node.studyId) };
    case "User":
      return { detail: node.email ?? "", address: node.customer == null ? null : paths.customer(node.customer.slug, "users") };
    case "AssetOwner":
      return { detail: `#${node.assetOwnerId}`, address: withText(paths.assetOwners(), node.assetOwnerId) };
    case "PipelineJob":
      return { detail: joined(node.phaseLabel, node.market?.name, dateText(node.date)), address: paths.pipelineJob(node.pipelineJobId) };
    case "Job":
      return { detail: joined(node.typeLabel, node.jobStatusLabel, momentText(node.createdAt)), address: withText(paths.attributionJobs(), node.jobId) };
    case "Conversation":
      return { detail: joined(momentText(node.createdAt), node.conversationId), address: paths.conversation(node.conversationId) };
    default:
      return { detail: "", address: null };
  }
}
