import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { numberText } from "../../ui/text/format";
import { AttentionRow } from "./AttentionRow";
import type { Item } from "./attentionItem";
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
