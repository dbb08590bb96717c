import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AttentionList_counts$key } from "../../__generated__/AttentionList_counts.graphql";
import type { AttentionList_items$key } from "../../__generated__/AttentionList_items.graphql";
import type { AttentionKind } from "../../__generated__/AttentionPanelQuery.graphql";
import { useRefetchAt } from "../../app/relay/useRefetchAt";
import { paths } from "../../app/routing/paths";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { SelectField } from "../../ui/form/SelectField";
import type { Tone } from "../../ui/layout/style";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { EmptyState } from "../../ui/table/EmptyState";
import { ageText, dateText, momentText, numberText } from "../../ui/text/format";
import { TextLink } from "../../ui/url/TextLink";
import { ItemButton } from "./ItemButton";
import { type Item, readItem } from "./attentionItem";
import type { ItemActions } from "./useItemActions";

/** How many items show at first, and how many are loaded. */
const FEW = 20;
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

/** An action that an item allows. */
export type PossibleAction = NonNullable<Item["action"]>;

/** What needs attention as a table, the most urgent first, with a choice of a kind and the actions on all items of a kind. */
export function AttentionList({ items: itemsKey, counts: countsKey, chosen, onChoose, emptyText, actions, onAct, refetch }: Props) {
  const { nodes } = useFragment(
    graphql`
      fragment AttentionList_items on AttentionItemConnection @throwOnFieldError {
        nodes {
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
  const isNarrow = useMediaQuery("(max-width: 1099.95px)", { noSsr: true });
  const [isWhole, setWhole] = useState(false);
  const [now] = useState(() => Date.now());
  // The first of the actions becomes possible then, or stops being so.
  const changes = nodes.flatMap(({ action }) => (action?.decision.changesAt ? [Date.parse(action.decision.changesAt)] : []));
  useRefetchAt(changes.length === 0 ? null : Math.min(...changes), refetch);
  const items = nodes.map(readItem);
  const choices = counts
    .filter(({ kind, count }) => count !== 0 || kind === chosen)
    .map(({ kind, label, count }) => ({ value: kind, label: count == null ? label : `${label} (${numberText(count)})` }));
  const counted = counts.filter(({ kind }) => chosen === null || kind === chosen);
  const total = Math.max(items.length, counted.reduce((sum, { count }) => sum + (count ?? 0), 0));
  const shown = isWhole ? items : items.slice(0, FEW);
  const action: Column<Item> = {
    key: "action",
    header: "Action",
    isHeaderHidden: true,
    isOneLine: true,
    width: 1,
    cell: (item) => <ItemButton item={item} action={item.action && actions[item.action.kind]} refetch={refetch} />,
  };
  return (
    <>
      {choices.length > 0 && (
        <div data-choice>
          <SelectField fullWidth label="Show" value={chosen} choices={choices} emptyLabel="Everything" onChange={onChoose} />
        </div>
      )}
      <Box sx={{ mt: 3, mx: -4 }}>
        <BulkButtons items={items} onAct={onAct} />
        {items.length === 0 && chosen !== null ? (
          <EmptyState text={emptyText} action={<Button onClick={() => onChoose(null)}>Show Everything</Button>} />
        ) : (
          <DataTable
            label="Needs attention"
            columns={isNarrow ? [{ key: "what", header: "What", cell: (item) => <NarrowItem item={item} now={now} /> }, action] : [...wideColumns(now), action]}
            rows={shown}
            rowKey={({ key }) => key}
            emptyText={emptyText}
          />
        )}
      </Box>
      {shown.length < items.length && (
        <Button sx={{ mt: 2, justifySelf: "start" }} onClick={() => setWhole(true)}>{`Show all ${numberText(items.length)}`}</Button>
      )}
      {items.length < total && <Box sx={{ mt: 2, color: "text.secondary" }}>{`These are the first ${numberText(items.length)} of ${numberText(total)}.`}</Box>}
    </>
  );
}

/** For each kind of action that several items allow, a button for all of them. */
function BulkButtons({ items, onAct }: Pick<Props, "onAct"> & { items: readonly Item[] }) {
  const kinds = [...new Map(items.map(({ kind, kindLabel }) => [kind, kindLabel]))];
  const buttons = kinds.flatMap(([kind, kindLabel]) => {
    const ofKind = items.filter((item) => item.kind === kind);
    const possible = ofKind.flatMap(({ action }) => (action !== null && action.refusal === null ? [action] : []));
    const [first] = possible;
    if (first === undefined || possible.length < 2) return [];
    const things = kindLabel.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
    return [
      <Button key={kind} aria-haspopup="dialog" onClick={() => onAct(ofKind, first)}>
        {`${first.label} All ${numberText(possible.length)} ${things}`}
      </Button>,
    ];
  });
  return buttons.length > 0 && <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, px: 4, pb: 3 }}>{buttons}</Box>;
}

const severities: Readonly<Record<string, { label: string; tone: Tone; rank: number }>> = {
  HIGH: { label: "High", tone: "yellow", rank: 0 },
  MEDIUM: { label: "Medium", tone: "yellow", rank: 1 },
  LOW: { label: "Low", tone: "grey", rank: 2 },
};

function Severity({ item: { severity } }: { item: Item }) {
  const { label, tone } = severities[severity] ?? { label: severity, tone: "grey" };
  return <StatusChip tone={tone} label={label} />;
}

function Subject({ item: { subject, address, kindLabel } }: { item: Item }) {
  return (
    <>
      <Box component="span" sx={{ display: "block", fontWeight: 550, overflowWrap: "anywhere" }}>
        {address === null ? subject : <TextLink to={address}>{subject}</TextLink>}
      </Box>
      <Box component="span" sx={{ typography: "body2", color: "text.secondary" }}>
        {kindLabel}
      </Box>
    </>
  );
}

function Since({ since, now }: { since: Item["since"]; now: number }) {
  if (since === null) return null;
  if (since.isDay) return dateText(since.at);
  return <span title={momentText(since.at)}>{ageText(since.at, now)}</span>;
}

/** The columns where there is room for them. */
function wideColumns(now: number): readonly Column<Item>[] {
  return [
    { key: "severity", header: "Severity", value: ({ severity }) => severities[severity]?.rank ?? 3, cell: (item) => <Severity item={item} />, width: 100 },
    { key: "what", header: "What", value: ({ subject }) => subject, cell: (item) => <Subject item={item} />, width: "26%" },
    { key: "why", header: "Why", value: ({ reason }) => reason },
    { key: "since", header: "Since", value: ({ since }) => since?.at ?? null, cell: ({ since }) => <Since since={since} now={now} />, isOneLine: true, width: 110 },
    {
      key: "customer",
      header: "Customer",
      value: ({ customer }) => customer?.name ?? null,
      cell: ({ customer }) => customer && <TextLink to={paths.customer(customer.slug)}>{customer.name}</TextLink>,
      width: "16%",
    },
  ];
}

/** An item where there is little room: everything in one cell. */
function NarrowItem({ item, now }: { item: Item; now: number }) {
  const { reason, since, customer } = item;
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "auto minmax(0, 1fr)", sm: "72px minmax(0, 2fr) minmax(0, 3fr)" },
        columnGap: 2,
        rowGap: 1,
        placeItems: "start",
        py: 1,
        whiteSpace: "normal",
      }}
    >
      <Severity item={item} />
      <div>
        <Subject item={item} />
      </div>
      <Box sx={{ gridColumn: { xs: "1 / -1", sm: "auto" }, color: "text.secondary", overflowWrap: "anywhere" }}>
        {reason}
        <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 3 }}>
          <Since since={since} now={now} />
          {customer !== null && <TextLink to={paths.customer(customer.slug)}>{customer.name}</TextLink>}
        </Box>
      </Box>
    </Box>
  );
}
