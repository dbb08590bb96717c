import Box from "@mui/material/Box";
import { type FocusEvent, Fragment, useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ConversationTurns_conversation$key } from "../../../__generated__/ConversationTurns_conversation.graphql";
import { EmptyState } from "../../../ui/table/EmptyState";
import { PartialListNote } from "../../../ui/table/PartialListNote";
import { Surface } from "../../../ui/layout/Surface";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { TURN } from "../tabParams";
import { TurnCard } from "./TurnCard";
import { besideTurns, TurnJumps } from "./TurnJumps";
import { partsOf, useOpenParts } from "./useOpenParts";
import { useTurnWindow } from "./useTurnWindow";

type Props = {
  conversation: ConversationTurns_conversation$key;
  /** Refetches the conversation. */
  refetch: () => Promise<void>;
};

const turnsSx = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 4,
  alignItems: "start",
  // Narrower beside a chat, so that both stay in sight.
  [besideTurns]: { gridTemplateColumns: "clamp(150px, 27%, 240px) minmax(0, 1fr)" },
  // Paper has no buttons, and so one column, whatever its width.
  "@media print": { display: "block" },
} as const;

/** The turns of a conversation, of which only those near the visible part of the screen are drawn, and buttons that lead to each. */
export function ConversationTurns({ conversation, refetch }: Props) {
  const { conversationId, interactions } = useFragment(
    graphql`
      fragment ConversationTurns_conversation on Conversation @throwOnFieldError {
        conversationId
        interactions(first: 1000) {
          totalCount
          unreadableCount
          edges {
            cursor
            node {
              turn
              ...TurnCard_interaction
              ...TurnJumps_interaction
            }
          }
        }
      }
    `,
    conversation,
  );
  const { edges, totalCount, unreadableCount } = interactions;
  const [list, setList] = useState<HTMLElement | null>(null);
  const [linked, setLinked] = useUrlParam(TURN);
  // The turn of the address. The first is where the screen begins.
  const place = edges.findIndex(({ node }) => String(node.turn) === linked);
  const start = place > 0 ? place : -1;
  // Kept when the focus goes elsewhere: a dialog returns it.
  const [kept, setKept] = useState(start);
  // Here, since turns out of sight are not drawn.
  const parts = useOpenParts();
  const { items, rest, current, measure, scrollTo } = useTurnWindow({ count: edges.length, list, kept });
  // The turn to focus once it is drawn.
  const wanted = useRef(start);
  useEffect(() => {
    const turn = wanted.current === -1 ? null : list?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    if (!turn) return;
    wanted.current = -1;
    turn.focus({ preventScroll: true });
  });
  const scrollToStart = useEffectEvent(() => {
    if (start !== -1) scrollTo(start);
  });
  useEffect(() => {
    if (list !== null) scrollToStart();
  }, [list]);

  if (edges.length === 0) {
    return (
      <Surface>
        <EmptyState text="This conversation has no turns." />
      </Surface>
    );
  }

  const jump = (to: number) => {
    setLinked(String(edges[to]?.node.turn ?? ""), { replace: true });
    wanted.current = to;
    setKept(to);
    scrollTo(to);
  };
  const keep = ({ target }: FocusEvent<HTMLElement>) => {
    const focused = target.closest<HTMLElement>("[data-index]")?.dataset["index"];
    if (focused !== undefined) setKept(Number(focused));
  };

  return (
    <Box sx={turnsSx}>
      <TurnJumps interactions={edges.map(({ node }) => node)} current={current} onJump={jump} />
      <Box sx={{ minWidth: 0 }}>
        <PartialListNote shown={edges.length} total={totalCount} unreadable={unreadableCount} isInline />
        <Box component="section" ref={setList} aria-label="Conversation turns" onFocus={keep}>
          {items.map(({ index, room }) => {
            const edge = edges[index];
            return (
              edge !== undefined && (
                <Fragment key={edge.node.turn}>
                  <Room height={room} />
                  <TurnCard
                    ref={measure}
                    place={index}
                    interaction={edge.node}
                    at={{ conversationId, after: edges[index - 1]?.cursor ?? null }}
                    parts={partsOf(parts, String(index))}
                    refetch={refetch}
                  />
                </Fragment>
              )
            );
          })}
          <Room height={rest} />
        </Box>
      </Box>
    </Box>
  );
}

/** The room of turns that are not drawn, and between two that are. */
function Room({ height }: { height: number }) {
  return height > 0 && <div aria-hidden="true" style={{ height }} />;
}
