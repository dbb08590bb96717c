import { graphql, readInlineData } from "react-relay";
import type { attentionItem_item$data, attentionItem_item$key } from "../../__generated__/attentionItem_item.graphql";
import { paths } from "../../app/routing/paths";

/** Something that needs attention, with the data for its row and for bulk actions. */
export type Item = {
  readonly key: string;
  readonly kind: attentionItem_item$data["kind"];
  readonly kindLabel: string;
  readonly severity: attentionItem_item$data["severity"];
  readonly subject: string;
  readonly reason: string;
  /** The moment since which it needs attention, and how it shows: studies and campaigns begin on days. */
  readonly since: { readonly at: string; readonly isDay: boolean } | null;
  readonly customer: { readonly name: string; readonly slug: string } | null;
  /** Where it is shown; null if nowhere, or if its customer, whose screen shows it, is unknown. */
  readonly address: string | null;
  /** The key of a job, and that of a provider; null for anything else. */
  readonly job: { readonly id: string; readonly jobId: string } | null;
  readonly providerId: number | null;
  /** What can be done about it here; null if nothing can. */
  readonly action: { readonly kind: "UNLOCK" | "RERUN" | "RUN_REFRESH"; readonly label: string; readonly refusal: string | null } | null;
};

export function readItem(item: attentionItem_item$key): Item {
  const { key, kind, kindLabel, severity, subject, reason, since, node, action } = readInlineData(
    graphql`
      fragment attentionItem_item on AttentionItem @inline {
        key
        kind
        kindLabel
        severity
        subject
        reason
        since
        node {
          type: __typename
          ... on Provider {
            providerId
            customer {
              name
              slug
            }
          }
          ... on Study {
            studyId
            customer {
              name
              slug
            }
          }
          ... on PipelineJob {
            id
            pipelineJobId
          }
          ... on Market {
            marketHash
            name
          }
          ... on Campaign {
            campaignId
            customer {
              name
              slug
            }
          }
          ... on Vehicle {
            assetRef
            pairedLabel
            customer {
              name
              slug
            }
          }
          ... on CampaignRefreshJob {
            id
            refreshJobId
            customer {
              name
              slug
            }
          }
        }
        action {
          kind
          label
          decision {
            reason
          }
        }
      }
    `,
    item,
  );
  const act = action?.kind;
  return {
    key,
    kind,
    kindLabel,
    severity,
    subject,
    reason,
    since: since == null ? null : { at: since, isDay: node?.type === "Study" || node?.type === "Campaign" },
    customer: node != null && "customer" in node ? (node.customer ?? null) : null,
    address: node == null ? null : addressOf(node),
    job: jobOf(node),
    providerId: node?.type === "Provider" ? node.providerId : null,
    action:
      action != null && (act === "UNLOCK" || act === "RERUN" || act === "RUN_REFRESH")
        ? { kind: act, label: action.label, refusal: action.decision.reason ?? null }
        : null,
  };
}

type Node = attentionItem_item$data["node"];

function jobOf(node: Node): Item["job"] {
  if (node?.type === "PipelineJob") return { id: node.id, jobId: node.pipelineJobId };
  return node?.type === "CampaignRefreshJob" ? { id: node.id, jobId: node.refreshJobId } : null;
}

function addressOf(node: NonNullable<Node>): string | null {
  switch (node.type) {
    case "Provider":
      return paths.provider(node.providerId);
    case "Study":
      return paths.attributionStudy(node.studyId);
    case "PipelineJob":
      return paths.pipelineJob(node.pipelineJobId);
    case "Market":
      // Not by the name, which may be a part of another market's.
      return `${paths.pipelineCoverage()}?market=${encodeURIComponent(node.marketHash || node.name)}&show=missing`;
    case "Campaign":
      return node.customer == null ? null : paths.campaign(node.customer.slug, node.campaignId);
    case "Vehicle":
      return node.customer == null ? null : vehicleAddress(node.customer.slug, node.assetRef, node.pairedLabel ?? null);
    case "CampaignRefreshJob":
      return paths.campaignRefreshJob(node.refreshJobId);
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
