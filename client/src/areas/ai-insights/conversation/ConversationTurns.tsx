import ChatBubbleOutlined from "@mui/icons-material/ChatBubbleOutlined";
import Box from "@mui/material/Box";
import { type FocusEvent, Fragment, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ConversationTurns_conversation$data, ConversationTurns_conversation$key } from "../../../__generated__/ConversationTurns_conversation.graphql";
import { noPrint, pageTop, tabularNumbers } from "../../../ui/layout/style";
import { Surface } from "../../../ui/layout/Surface";
import { EmptyState } from "../../../ui/table/EmptyState";
import { PartialListNote } from "../../../ui/table/PartialListNote";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { TURN } from "../tabParams";
import { TurnCard } from "./TurnCard";
import { partsOf, useOpenParts } from "./TurnDetails";
import { useTurnWindow } from "./useTurnWindow";

/** Where the buttons have room beside the turns. */
const besideTurns = "@container (min-width: 500px)";

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
              shortPrompt
              feedback {
                __typename
              }
              ...TurnCard_interaction
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
      <Jumps turns={edges.map(({ node }) => node)} current={current} onJump={jump} />
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

type JumpsProps = {
  turns: readonly ConversationTurns_conversation$data["interactions"]["edges"][number]["node"][];
  /** The place of the turn that is in view, from 0. */
  current: number;
  /** Scrolls to the turn at a place, from 0. */
  onJump: (place: number) => void;
};

/** A button for each turn that leads to it. A speech bubble marks those with feedback. */
function Jumps({ turns, current, onJump }: JumpsProps) {
  const heading = useId();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = list.current;
    const button = box?.children[current];
    // What the pointer or the focus is on stays where it is.
    if (!box || !button || box.matches(":hover, :focus-within")) return;
    const [outer, inner] = [box.getBoundingClientRect(), button.getBoundingClientRect()];
    // The page itself does not scroll.
    if (inner.top < outer.top) box.scrollTop += inner.top - outer.top;
    if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
  }, [current]);
  return (
    <Box
      component="nav"
      aria-labelledby={heading}
      sx={{
        [besideTurns]: { position: "sticky", top: `calc(var(${pageTop}, 0px) + 12px)` },
        bgcolor: "background.paper",
        border: 1,
        borderColor: "divider",
        borderRadius: "10px",
        ...noPrint,
      }}
    >
      <Box component="h2" id={heading} sx={{ m: 0, px: 4, py: 3, typography: "h3", borderBottom: 1, borderColor: "divider" }}>
        Jump to Turn
      </Box>
      <Box
        component="ol"
        ref={list}
        // Plain buttons for all of it: there may be hundreds.
        sx={(theme) => ({
          m: 0,
          p: 2,
          listStyle: "none",
          overflowY: "auto",
          maxHeight: 180,
          [besideTurns]: { maxHeight: `calc(100dvh - var(${pageTop}, 0px) - 90px)` },
          ...tabularNumbers,
          "& button": {
            display: "grid",
            gridTemplateColumns: "auto minmax(0, 1fr) auto",
            alignItems: "center",
            gap: 2,
            width: "100%",
            minHeight: 32,
            px: 2,
            py: 1,
            font: "inherit",
            fontSize: 13,
            textAlign: "left",
            color: "inherit",
            bgcolor: "transparent",
            border: 0,
            borderRadius: "6px",
            cursor: "pointer",
            overflowWrap: "anywhere",
            "&[aria-current]": { bgcolor: theme.vars.palette.tone.blue.soft, boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}` },
            "&:hover": { bgcolor: theme.vars.palette.hover },
            "&:focus-visible": { outlineOffset: -2 },
          },
          "& [data-turn]": { minWidth: `${String(turns.length).length}ch`, textAlign: "right", color: theme.vars.palette.text.secondary },
        })}
      >
        {turns.map(({ turn, shortPrompt, feedback }, place) => (
          <li key={turn}>
            <button type="button" aria-current={place === current ? "location" : undefined} onClick={() => onJump(place)}>
              <span data-turn>{turn}</span>
              <span>{shortPrompt === "" ? "No user prompt" : shortPrompt}</span>
              {feedback && <ChatBubbleOutlined titleAccess="Has feedback" sx={{ fontSize: 15, color: "text.secondary" }} />}
            </button>
          </li>
        ))}
      </Box>
    </Box>
  );
}
