import { useState } from "react";
import { BulkDialog } from "../../app/bulk/BulkDialog";
import { PlainButton } from "../../ui/layout/PlainButton";
import { numberText } from "../../ui/text/format";
import css from "./AttentionGroup.module.css";
import type { Item } from "./attentionItem";
import { AttentionRow } from "./AttentionRow";
import { useItemActions } from "./useItemActions";

type Props = {
  /** What the items of the group are. */
  label: string;
  /** How many there are. */
  count: number;
  /** Those that were loaded. */
  items: readonly Item[];
  /** How many of them are shown. */
  most: number;
  /** Shows all of them; null where this is the whole screen already. */
  onShowAll: (() => void) | null;
  /** Refetches what needs attention. */
  refetch: () => Promise<void>;
};

const noun = { one: "item", many: "items" };

/** What needs attention for one kind of reason, and the action on all of it. */
export function AttentionGroup({ label, count, items, most, onShowAll, refetch }: Props) {
  const actions = useItemActions();
  const [isAsked, setAsked] = useState(false);
  const shown = items.slice(0, most);
  const possible = items.flatMap(({ action }) => (action !== null && action.refusal === null ? [action] : []));
  const [first] = possible;
  const action = first === undefined ? null : actions[first.kind];
  return (
    <section aria-label={label} className={css.group}>
      <div className={css.head}>
        <h3 className={css.name}>{`${label} (${numberText(count)})`}</h3>
        {first !== undefined && possible.length > 1 && (
          <PlainButton aria-haspopup="dialog" aria-label={`${first.label} All of ${label}`} onClick={() => setAsked(true)}>
            {`${first.label} All ${numberText(possible.length)}`}
          </PlainButton>
        )}
      </div>
      <ul className={css.rows}>
        {shown.map((item) => (
          <AttentionRow key={item.key} item={item} action={item.action && actions[item.action.kind]} refetch={refetch} />
        ))}
      </ul>
      {shown.length < count && onShowAll !== null && <PlainButton onClick={onShowAll}>{`Show all ${numberText(count)}`}</PlainButton>}
      {shown.length < count && onShowAll === null && <p className={css.rest}>{`These are the first ${numberText(shown.length)}.`}</p>}
      {isAsked && first !== undefined && action !== null && (
        <BulkDialog
          action={{
            label: first.label,
            past: action.past,
            reasonOf: (item) => (item.action === null ? "Nothing can be done about this here." : item.action.refusal),
            send: action.send,
          }}
          rows={items}
          noun={noun}
          rowKey={action.keyOf}
          rowName={({ subject }) => subject}
          onDone={() => void refetch()}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}
