import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AttentionList_counts$key } from "../../__generated__/AttentionList_counts.graphql";
import type { AttentionKind, AttentionList_items$key } from "../../__generated__/AttentionList_items.graphql";
import { UserErrors } from "../../app/relay/errors";
import { useRefetchAt } from "../../app/relay/useRefetchAt";
import { useAction } from "../../app/relay/useSubmit";
import { showToast } from "../../app/toasts";
import { ConfirmDialog } from "../../ui/form/ConfirmDialog";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { SelectField } from "../../ui/form/SelectField";
import { tabularNumbers } from "../../ui/layout/style";
import { EmptyState } from "../../ui/table/EmptyState";
import { numberText } from "../../ui/text/format";
import { TextLink } from "../../ui/url/TextLink";
import { type Item, readItem } from "./attentionItem";
import { groupsOf } from "./attentionKinds";
import type { ItemAction, ItemActions } from "./useItemActions";

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
  // The first of the actions becomes possible then, or stops being so.
  const changes = nodes.flatMap(({ action }) => (action?.decision.changesAt ? [Date.parse(action.decision.changesAt)] : []));
  useRefetchAt(changes.length === 0 ? null : Math.min(...changes), refetch);
  const items = nodes.map((node) => ({ ...readItem(node), kind: node.kind, kindLabel: node.kindLabel }));
  const groups = groupsOf(items, ({ kindLabel }) => kindLabel, counts, chosen);
  const choices = counts
    .filter(({ kind, count }) => count !== 0 || kind === chosen)
    .map(({ kind, label, count }) => ({ value: kind, label: count == null ? label : `${label} (${numberText(count)})` }));
  return (
    <>
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

type GroupProps = Pick<Props, "actions" | "onAct" | "refetch"> & {
  label: string;
  /** How many items there are. */
  count: number;
  /** Those that were loaded. */
  items: readonly Item[];
  /** How many of them are shown. */
  most: number;
  /** Shows all of them; null where this is the whole screen already. */
  onShowAll: (() => void) | null;
};

/** An action that an item allows. */
export type PossibleAction = NonNullable<Item["action"]>;

/** What needs attention for one kind of reason, and the action on all of it. */
function AttentionGroup({ label, count, items, most, onShowAll, actions, onAct, refetch }: GroupProps) {
  const shown = items.slice(0, most);
  const possible = items.flatMap(({ action }) => (action !== null && action.refusal === null ? [action] : []));
  const [first] = possible;
  return (
    <Box component="section" aria-label={label} sx={{ mt: 5 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", columnGap: 3, rowGap: 1, minHeight: 34 }}>
        <Typography variant="h3">{`${label} (${numberText(count)})`}</Typography>
        {first !== undefined && possible.length > 1 && (
          <Button aria-haspopup="dialog" aria-label={`${first.label} All ${numberText(possible.length)} of ${label}`} onClick={() => onAct(items, first)}>
            {`${first.label} All ${numberText(possible.length)}`}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {shown.map((item) => (
          <AttentionRow key={item.key} item={item} action={item.action && actions[item.action.kind]} refetch={refetch} />
        ))}
      </Box>
      {shown.length < count && onShowAll !== null && <Button onClick={onShowAll}>{`Show all ${numberText(count)}`}</Button>}
      {shown.length < count && onShowAll === null && <Box sx={{ mt: 2, color: "text.secondary" }}>{`These are the first ${numberText(shown.length)}.`}</Box>}
    </Box>
  );
}

type AttentionRowProps = {
  item: Item;
  /** What can be done about it; null if nothing can. */
  action: ItemAction | null;
  /** Refetches what needs attention. */
  refetch: () => Promise<void>;
};

/** Something that needs attention, why, and what can be done about it. */
function AttentionRow({ item, action, refetch }: AttentionRowProps) {
  const { subject, reason, since, address } = item;
  const [isAsked, setAsked] = useState(false);
  const [run, isBusy] = useAction(async () => {
    if (action === null) return;
    try {
      const [outcome] = await action.send([item]);
      if (outcome === undefined || outcome.reason !== null) throw new UserErrors([{ message: outcome?.reason ?? "There is no outcome." }]);
      showToast(action.done);
    } finally {
      // After a refusal, too: the list is out of date then.
      void refetch();
    }
  }, action?.failure ?? "");

  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 3, minHeight: 36, py: 1, borderBottom: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", minWidth: 0, columnGap: 3, overflowWrap: "anywhere", color: "text.secondary", ...tabularNumbers }}>
        <Box component="span" sx={{ fontWeight: 550, color: "text.primary" }}>
          {address === null ? subject : <TextLink to={address}>{subject}</TextLink>}
        </Box>
        <span>{reason}</span>
        {since !== null && <span>{`since ${since}`}</span>}
      </Box>
      {item.action !== null && action !== null && (
        <ReasonedButton
          size="small"
          sx={{ flexShrink: 0 }}
          aria-label={`${item.action.label} ${subject}`}
          reason={item.action.refusal}
          loading={isBusy}
          onClick={() => {
            if (action.question === null) run();
            else setAsked(true);
          }}
        >
          {item.action.label}
        </ReasonedButton>
      )}
      {isAsked && action !== null && (
        <ConfirmDialog
          question={action.question ?? ""}
          action={item.action?.label}
          subject={`${subject}: ${reason}`}
          onConfirm={() => {
            setAsked(false);
            run();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </Box>
  );
}
