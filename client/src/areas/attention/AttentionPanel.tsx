import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { graphql } from "react-relay";
import type { AttentionPanelQuery, AttentionPanelQuery$data } from "../../__generated__/AttentionPanelQuery.graphql";
import { attentionCounts } from "../../app/attentionCounts";
import { BulkDialog } from "../../app/bulk/BulkDialog";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { CardsSkeleton, TableSkeleton } from "../../ui/feedback/skeletons";
import { wholeNumber } from "../../ui/form/wholeNumber";
import { Panel } from "../../ui/layout/Panel";
import { Surface } from "../../ui/layout/Surface";
import { ListAge } from "../../ui/table/ListAge";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { CustomerSelect } from "../customers/CustomerSelect";
import { AttentionFigures } from "./AttentionFigures";
import type { PossibleAction } from "./AttentionGroup";
import { AttentionList, MANY } from "./AttentionList";
import { CustomerAttention, useCustomerAttention } from "./CustomerAttention";
import type { Item } from "./attentionItem";
import { kindOf } from "./attentionKinds";
import { countsByScreen } from "./countsByScreen";
import { useItemActions } from "./useItemActions";
import { useRefetchOutdated } from "./useRefetchOutdated";

const noun = { one: "item", many: "items" };

const query = graphql`
  query AttentionPanelQuery($filter: AttentionItemFilter, $first: Int!) @throwOnFieldError {
    attentionSummary {
      kinds {
        kind
        count
        ...AttentionList_counts
      }
      ...AttentionFigures_summary
    }
    attention(filter: $filter, first: $first) {
      ...AttentionList_items
    }
  }
`;

const areaSx = { outline: 0, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 };

const OPERATION = "AttentionPanelQuery";

/** What needs attention, by kinds, with the actions on it. */
export function AttentionPanel() {
  const [param, setKind] = useUrlParam("attention");
  const [customer, setCustomer] = useUrlParam("customer");
  const customerId = wholeNumber(customer ?? "");
  const chosen = kindOf(param, customerId !== null);
  const panel = usePanelQuery<AttentionPanelQuery>("what needs attention", query, {
    // The list of a customer leaves the other one as it is.
    filter: chosen === null || customerId !== null ? null : { kinds: [chosen] },
    first: MANY,
  });
  const ofCustomer = useCustomerAttention(customerId, chosen);
  // The gateway itself forgets what it has read before a mutation.
  useRefetchOutdated(OPERATION, panel.loadedAt, panel.refetchCached);
  const actions = useItemActions();
  const [asked, setAsked] = useState<{ items: readonly Item[]; first: PossibleAction } | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const refetch = async () => {
    if (customerId === null) return panel.refetch();
    await ofCustomer.refetch();
    // The lists that both need have just been read.
    await panel.refetchCached();
  };
  const list = {
    chosen,
    onChoose: setKind,
    actions,
    onAct: (items: readonly Item[], first: PossibleAction) => setAsked({ items, first }),
    refetch,
  };
  const skeleton = (
    <Box sx={areaSx}>
      <CardsSkeleton />
      <TableSkeleton columns={3} rows={5} />
    </Box>
  );
  return (
    <>
      <Panel loadable={panel} failure="card" skeleton={skeleton}>
        {(data) => (
          <Box ref={area} tabIndex={-1} role="group" aria-label="What needs attention" sx={areaSx}>
            <PublishedCounts kinds={data.attentionSummary.kinds} readAt={panel.loadedAt} />
            <Typography variant="h2" sx={{ mt: 2 }}>
              Today
            </Typography>
            <AttentionFigures summary={data.attentionSummary} />
            <Surface
              title="Needs attention"
              actions={customerId === null ? <ListAge list={panel} /> : <ListAge list={ofCustomer} onRefetch={() => void refetch()} />}
            >
              {/* The customer and the kind stand beside each other, everything else below them. */}
              <Box
                sx={{
                  display: "grid",
                  gridTemplateColumns: "minmax(0, 420px) minmax(0, 420px) 1fr",
                  columnGap: 4,
                  "& > *": { gridColumn: "1 / -1" },
                  "@media (width >= 760px)": { "& > [data-customer]": { gridColumn: 1 }, "& > [data-choice]": { gridColumn: 2 } },
                  "@media (width < 760px)": { "& > [data-choice]": { mt: 4 } },
                }}
              >
                <div data-customer>
                  <CustomerSelect
                    value={customerId}
                    onChange={(next) =>
                      setCustomer(next === null ? null : String(next), { without: kindOf(param, next !== null) === null ? ["attention"] : [] })
                    }
                    emptyLabel="All Customers"
                  />
                </div>
                {customerId === null ? (
                  <AttentionList items={data.attention} counts={data.attentionSummary.kinds} emptyText="Nothing needs attention" {...list} />
                ) : (
                  <CustomerAttention panel={ofCustomer} {...list} />
                )}
              </Box>
            </Surface>
          </Box>
        )}
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
          onDone={() => void refetch()}
          onClose={() => {
            flushSync(() => setAsked(null));
            // The button that opened the dialog goes with its group.
            area.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}

type CountsProps = { kinds: AttentionPanelQuery$data["attentionSummary"]["kinds"]; readAt: Date | null };

/** Passes the counts on to the sidebar. */
function PublishedCounts({ kinds, readAt }: CountsProps) {
  useEffect(() => {
    if (readAt !== null) {
      const counts = kinds.map(({ kind, count }) => ({ kind, count }));
      attentionCounts.set(countsByScreen(counts, readAt));
    }
  }, [kinds, readAt]);
  return null;
}
