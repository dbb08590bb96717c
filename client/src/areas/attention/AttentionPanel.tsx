import Box from "@mui/material/Box";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { graphql } from "react-relay";
import type { AttentionKind, AttentionPanelCustomerQuery } from "../../__generated__/AttentionPanelCustomerQuery.graphql";
import type { AttentionPanelQuery } from "../../__generated__/AttentionPanelQuery.graphql";
import { BulkDialog } from "../../app/bulk/BulkDialog";
import { type PanelQuery, usePanelQuery } from "../../app/relay/usePanelQuery";
import { CardsSkeleton, TableSkeleton } from "../../ui/feedback/skeletons";
import { wholeNumber } from "../../ui/form/entries";
import { Panel } from "../../ui/layout/Panel";
import { Surface } from "../../ui/layout/Surface";
import { EmptyState } from "../../ui/table/EmptyState";
import { ListAge } from "../../ui/table/ListAge";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { customerLabel, CustomerSelect } from "../customers/CustomerSelect";
import { AttentionFigures } from "./AttentionFigures";
import { AttentionList, MANY, type PossibleAction } from "./AttentionList";
import { attentionCounts } from "./SidebarCounts";
import type { Item } from "./attentionItem";
import { countsByScreen, kindOf } from "./attentionKinds";
import { useItemActions } from "./useItemActions";

const noun = { one: "item", many: "items" };

const query = graphql`
  query AttentionPanelQuery($filter: AttentionItemFilter, $first: Int!) @throwOnFieldError {
    attentionSummary {
      kinds {
        kind
        label
        count
        ...AttentionList_counts
      }
      figures {
        ...AttentionFigures_figures
      }
    }
    attention(filter: $filter, first: $first) {
      ...AttentionList_items
    }
  }
`;

type Summary = AttentionPanelQuery["response"]["attentionSummary"];

const areaSx = { outline: 0, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 };

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
      <CardsSkeleton count={1} height={66} />
      <TableSkeleton columns={5} rows={8} />
    </Box>
  );
  return (
    <>
      <Panel loadable={panel} failure="card" skeleton={skeleton}>
        {(data) => (
          <Box ref={area} tabIndex={-1} role="group" aria-label="What needs attention" sx={areaSx}>
            <PublishedCounts kinds={data.attentionSummary.kinds} readAt={panel.loadedAt} />
            {customerId === null ? <AttentionFigures figures={data.attentionSummary.figures} /> : <CustomerFigures panel={ofCustomer} />}
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

/** Passes the counts on to the sidebar. */
function PublishedCounts({ kinds, readAt }: { kinds: Summary["kinds"]; readAt: Date | null }) {
  useEffect(() => {
    if (readAt === null) return;
    const counts = kinds.map(({ kind, label, count }) => ({ kind, label, count }));
    attentionCounts.set(countsByScreen(counts, readAt));
  }, [kinds, readAt]);
  return null;
}

const customerQuery = graphql`
  query AttentionPanelCustomerQuery($customerId: Int!, $filter: AttentionItemFilter, $first: Int!) @throwOnFieldError {
    customer(by: { customerId: $customerId }) {
      name
      slug
      attentionFigures {
        ...AttentionFigures_figures
      }
      attentionCounts {
        ...AttentionList_counts
      }
      attention(filter: $filter, first: $first) {
        ...AttentionList_items
      }
    }
  }
`;

/** The query for what needs attention of a customer; nothing is sent without one. */
function useCustomerAttention(customerId: number | null, kind: AttentionKind | null): PanelQuery<AttentionPanelCustomerQuery> {
  const variables = customerId === null ? null : { customerId, filter: kind === null ? null : { kinds: [kind] }, first: MANY };
  const panel = usePanelQuery<AttentionPanelCustomerQuery>("what needs attention of this customer", customerQuery, variables);
  // What is shown of the previous customer does not stay until that of this one arrives.
  return panel.variables?.customerId === customerId ? panel : { ...panel, draw: null };
}

type Props = { panel: PanelQuery<AttentionPanelCustomerQuery> } & Omit<ComponentProps<typeof AttentionList>, "items" | "counts" | "emptyText">;

/** The figures of one customer; nothing until they arrive, and if there is no such customer. */
function CustomerFigures({ panel }: Pick<Props, "panel">) {
  return (
    <Panel loadable={panel} failure="inline" skeleton={<CardsSkeleton count={1} height={66} />}>
      {({ customer }) => customer != null && <AttentionFigures figures={customer.attentionFigures} />}
    </Panel>
  );
}

/** What needs attention of one customer. */
function CustomerAttention({ panel, ...list }: Props) {
  return (
    <Panel loadable={panel} failure="inline" skeleton={<TableSkeleton columns={5} rows={8} isInCard />}>
      {({ customer }) =>
        customer == null ? (
          <EmptyState text="Customer not found." />
        ) : (
          <AttentionList
            items={customer.attention}
            counts={customer.attentionCounts}
            emptyText={`Nothing needs attention for ${customerLabel({ name: customer.name, slug: customer.slug })}`}
            {...list}
          />
        )
      }
    </Panel>
  );
}
