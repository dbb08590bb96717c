import { graphql, useFragment } from "react-relay";
import type { AttentionList_counts$key } from "../../__generated__/AttentionList_counts.graphql";
import type { AttentionKind, AttentionList_items$data, AttentionList_items$key } from "../../__generated__/AttentionList_items.graphql";
import { useRefetchAt } from "../../app/relay/useRefetchAt";
import { SelectField } from "../../ui/form/SelectField";
import { EmptyState } from "../../ui/table/EmptyState";
import { numberText } from "../../ui/text/format";
import { AttentionGroup, type PossibleAction } from "./AttentionGroup";
import { groupsOf } from "./attentionGroups";
import { type Item, readItem } from "./attentionItem";
import type { ItemActions } from "./useItemActions";

/** How many items of a kind show until it is selected, and then. */
const FEW = 5;
export const MANY = 500;

type Props = {
  items: AttentionList_items$key;
  counts: AttentionList_counts$key;
  /** The kind that is selected; null for all. */
  chosen: AttentionKind | null;
  onChoose: (kind: AttentionKind | null) => void;
  /** What shows if there are no items. */
  emptyText: string;
  actions: ItemActions;
  /** Asks whether to take the action on all items that allow it. */
  onAct: (items: readonly Item[], first: PossibleAction) => void;
  refetch: () => Promise<void>;
};

/** What needs attention, by kinds, with a choice of one of them. */
export function AttentionList({ items: itemsKey, counts: countsKey, chosen, onChoose, emptyText, actions, onAct, refetch }: Props) {
  const { nodes } = useFragment(
    graphql`
      fragment AttentionList_items on AttentionItemConnection @throwOnFieldError {
        nodes {
          kind
          kindLabel
          action {
            decision {
              changesAt
            }
          }
          ...attentionItem_item
        }
      }
    `,
    itemsKey,
  );
  const counts = useFragment(
    graphql`
      fragment AttentionList_counts on AttentionKindCount @relay(plural: true) @throwOnFieldError {
        kind
        label
        count
      }
    `,
    countsKey,
  );
  const items = nodes.map((node) => ({ ...readItem(node), kind: node.kind, kindLabel: node.kindLabel }));
  const groups = groupsOf(items, ({ kindLabel }) => kindLabel, counts, chosen);
  const choices = counts
    .filter(({ kind, count }) => count !== 0 || kind === chosen)
    .map(({ kind, label, count }) => ({ value: kind, label: count == null ? label : `${label} (${numberText(count)})` }));
  return (
    <>
      <NextChange nodes={nodes} refetch={refetch} />
      {choices.length > 0 && (
        <div data-choice>
          <SelectField fullWidth label="Show" value={chosen} choices={choices} emptyLabel="Everything" onChange={onChoose} />
        </div>
      )}
      {groups.length === 0 && <EmptyState text={emptyText} />}
      {groups.map(({ kind, label, count, items: loaded }) => (
        <AttentionGroup
          key={kind}
          label={label}
          count={count}
          items={loaded}
          most={chosen === null ? FEW : MANY}
          onShowAll={chosen === null ? () => onChoose(kind) : null}
          actions={actions}
          onAct={onAct}
          refetch={refetch}
        />
      ))}
    </>
  );
}

type NextChangeProps = { nodes: AttentionList_items$data["nodes"]; refetch: () => Promise<void> };

/** Refetches when the first of the actions becomes possible, or stops being so. */
function NextChange({ nodes, refetch }: NextChangeProps) {
  const instants = nodes.flatMap(({ action }) => (action?.decision.changesAt ? [Date.parse(action.decision.changesAt)] : []));
  useRefetchAt(instants.length === 0 ? null : Math.min(...instants), refetch);
  return null;
}
