import { PlainButton } from "../../ui/layout/PlainButton";
import { numberText } from "../../ui/text/format";
import css from "./AttentionGroup.module.css";
import type { Item } from "./attentionItem";
import { AttentionRow } from "./AttentionRow";
import type { ItemActions } from "./useItemActions";

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
  actions: ItemActions;
  /** Asks whether to take the action on all items that allow it. */
  onAct: (items: readonly Item[], first: PossibleAction) => void;
  /** Refetches what needs attention. */
  refetch: () => Promise<void>;
};

/** An action that an item allows. */
export type PossibleAction = NonNullable<Item["action"]>;

/** What needs attention for one kind of reason, and the action on all of it. */
export function AttentionGroup({ label, count, items, most, onShowAll, actions, onAct, refetch }: Props) {
  const shown = items.slice(0, most);
  const possible = items.flatMap(({ action }) => (action !== null && action.refusal === null ? [action] : []));
  const [first] = possible;
  return (
    <section aria-label={label} className={css.group}>
      <div className={css.head}>
        <h3 className={css.name}>{`${label} (${numberText(count)})`}</h3>
        {first !== undefined && possible.length > 1 && (
          <PlainButton aria-haspopup="dialog" aria-label={`${first.label} All ${numberText(possible.length)} of ${label}`} onClick={() => onAct(items, first)}>
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
    </section>
  );
}
