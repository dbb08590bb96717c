import { useState } from "react";
import { graphql } from "react-relay";
import type { AttentionKind, AttentionPanelQuery, AttentionPanelQuery$data } from "../../__generated__/AttentionPanelQuery.graphql";
import { BulkDialog } from "../../app/bulk/BulkDialog";
import { MuiProvider } from "../../app/MuiProvider";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { useRefetchAt } from "../../app/relay/useRefetchAt";
import { CardsSkeleton, TableSkeleton } from "../../ui/feedback/skeletons";
import { SelectField } from "../../ui/form/SelectField";
import { Panel } from "../../ui/layout/Panel";
import { Surface } from "../../ui/layout/Surface";
import { EmptyState } from "../../ui/table/EmptyState";
import { ListAge } from "../../ui/table/ListAge";
import { numberText } from "../../ui/text/format";
import { useKeptFocus } from "../../ui/useKeptFocus";
import { useUrlParam } from "../../ui/url/useUrlParam";
import css from "./AttentionPanel.module.css";
import { AttentionFigures } from "./AttentionFigures";
import { AttentionGroup, type PossibleAction } from "./AttentionGroup";
import { groupsOf } from "./attentionGroups";
import { type Item, readItem } from "./attentionItem";
import { useItemActions } from "./useItemActions";
import { usePublishedCounts, useRefetchOutdated } from "./useLatestAttention";

/** How many items of a kind show until it is selected, and then. */
const FEW = 5;
const MANY = 500;

const noun = { one: "item", many: "items" };

/** The kinds that the address may name. */
const kinds: readonly AttentionKind[] = [
  "STALE_PROVIDER",
  "STUCK_LOCK",
  "FAILED_MARKET_JOB",
  "FAILED_REFRESH_JOB",
  "MISSING_MARKET_JOBS",
  "UNFINISHED_STUDY",
  "DUE_STUDY",
  "BLOCKED_STUDY",
  "MARKED_STUDY",
  "SILENT_PROVIDER",
];

const query = graphql`
  query AttentionPanelQuery($filter: AttentionItemFilter, $first: Int!) @throwOnFieldError {
    attentionSummary {
      kinds {
        kind
        label
        count
      }
      ...AttentionFigures_summary
    }
    attention(filter: $filter, first: $first) {
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
  }
`;

const OPERATION = "AttentionPanelQuery";

/** What needs attention, by kinds, with the actions on it. The dashboard itself loads no widgets of the library. */
export function AttentionPanel() {
  return (
    <MuiProvider>
      <Attention />
    </MuiProvider>
  );
}

function Attention() {
  const [param, setKind] = useUrlParam("attention");
  const chosen = kinds.find((kind) => kind === param) ?? null;
  const panel = usePanelQuery<AttentionPanelQuery>("what needs attention", query, {
    filter: chosen === null ? null : { kinds: [chosen] },
    first: MANY,
  });
  // The gateway itself forgets what it has read before a mutation.
  useRefetchOutdated(OPERATION, panel.loadedAt, panel.refetchCached);
  const actions = useItemActions();
  const [asked, setAsked] = useState<{ items: readonly Item[]; first: PossibleAction } | null>(null);
  // The button that opened the dialog may be gone with its group.
  const area = useKeptFocus<HTMLDivElement>(asked === null);
  const skeleton = (
    <div className={css.area}>
      <CardsSkeleton />
      <TableSkeleton columns={3} rows={5} />
    </div>
  );
  return (
    <>
      <Panel loadable={panel} failure="card" skeleton={skeleton}>
        {(data) => {
          const items = data.attention.nodes.map((node) => ({ ...readItem(node), kind: node.kind, kindLabel: node.kindLabel }));
          const groups = groupsOf(items, ({ kindLabel }) => kindLabel, data.attentionSummary.kinds, chosen);
          const choices = data.attentionSummary.kinds
            .filter(({ kind, count }) => count !== 0 || kind === chosen)
            .map(({ kind, label, count }) => ({ value: kind, label: count == null ? label : `${label} (${numberText(count)})` }));
          return (
            <div ref={area} tabIndex={-1} role="group" aria-label="What needs attention" className={css.area}>
              <NextChange nodes={data.attention.nodes} refetch={panel.refetch} />
              <SidebarCounts kinds={data.attentionSummary.kinds} readAt={panel.loadedAt} />
              <h2 className={css.heading}>This morning</h2>
              <AttentionFigures summary={data.attentionSummary} />
              <Surface title="Needs attention" actions={<ListAge list={panel} />}>
                {choices.length > 0 && (
                  <SelectField fullWidth label="Show" value={chosen} choices={choices} emptyLabel="Everything" onChange={setKind} sx={{ maxWidth: 420 }} />
                )}
                {groups.length === 0 && <EmptyState text="Nothing needs attention" />}
                {groups.map(({ kind, label, count, items: loaded }) => {
                  return (
                    <AttentionGroup
                      key={kind}
                      label={label}
                      count={count}
                      items={loaded}
                      most={chosen === null ? FEW : MANY}
                      onShowAll={chosen === null ? () => setKind(kind) : null}
                      actions={actions}
                      onAct={(all, first) => setAsked({ items: all, first })}
                      refetch={panel.refetch}
                    />
                  );
                })}
              </Surface>
            </div>
          );
        }}
      </Panel>
      {/* Outside the groups: one whose items are all gone disappears, and the dialog shows the result. */}
      {asked !== null && (
        <BulkDialog
          action={{
            label: asked.first.label,
            past: actions[asked.first.kind].past,
            reasonOf: (item) => (item.action === null ? "Nothing can be done about this here." : item.action.refusal),
            send: actions[asked.first.kind].send,
          }}
          rows={asked.items}
          noun={noun}
          rowKey={actions[asked.first.kind].keyOf}
          rowName={({ subject }) => subject}
          onDone={() => void panel.refetch()}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

type NextChangeProps = { nodes: AttentionPanelQuery$data["attention"]["nodes"]; refetch: () => Promise<void> };

/** Refetches when the first of the actions becomes possible, or stops being so. */
function NextChange({ nodes, refetch }: NextChangeProps) {
  const instants = nodes.flatMap(({ action }) => (action?.decision.changesAt ? [Date.parse(action.decision.changesAt)] : []));
  useRefetchAt(instants.length === 0 ? null : Math.min(...instants), refetch);
  return null;
}

type CountsProps = { kinds: AttentionPanelQuery$data["attentionSummary"]["kinds"]; readAt: Date | null };

/** Publishes the counts, which the sidebar shows. */
function SidebarCounts({ kinds, readAt }: CountsProps) {
  usePublishedCounts(OPERATION, kinds, readAt);
  return null;
}
