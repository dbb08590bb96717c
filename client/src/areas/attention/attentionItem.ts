import { graphql, readInlineData } from "react-relay";
import type { attentionItem_item$key } from "../../__generated__/attentionItem_item.graphql";
import { type Description, describeItem } from "./describeItem";

/** Something that needs attention, with the data for its row and for bulk actions. */
export type Item = {
  readonly key: string;
  readonly subject: string;
  readonly reason: string;
  readonly since: string | null;
  /** Where it is shown, and its keys; null if it is about no object. */
  readonly found: Description | null;
  /** What can be done about it here; null if nothing can. */
  readonly action: { readonly kind: "UNLOCK" | "RERUN" | "RUN_REFRESH"; readonly label: string; readonly refusal: string | null } | null;
};

export function readItem(item: attentionItem_item$key): Item {
  const { key, subject, reason, since, node, action } = readInlineData(
    graphql`
      fragment attentionItem_item on AttentionItem @inline {
        key
        subject
        reason
        since
        node {
          ...describeItem_node
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
  const kind = action?.kind;
  return {
    key,
    subject,
    reason,
    since: since ?? null,
    found: node == null ? null : describeItem(node),
    action:
      action != null && (kind === "UNLOCK" || kind === "RERUN" || kind === "RUN_REFRESH")
        ? { kind, label: action.label, refusal: action.decision.reason ?? null }
        : null,
  };
}
