import { graphql, readInlineData } from "react-relay";
import type { describeItem_node$key } from "../../__generated__/describeItem_node.graphql";
import { paths } from "../../app/routing/paths";

/** Where an object is shown, and the key that the service knows it by. */
export type Description = {
  address: string;
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
    case "CampaignRefreshJob":
      return { ...keys, address: paths.campaignRefreshJob(node.refreshJobId), job: { id: node.id, jobId: node.refreshJobId } };
    default:
      return null;
  }
}
