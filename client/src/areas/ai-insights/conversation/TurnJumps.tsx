import ChatBubbleOutlined from "@mui/icons-material/ChatBubbleOutlined";
import Box from "@mui/material/Box";
import { useEffect, useId, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { TurnJumps_interaction$key } from "../../../__generated__/TurnJumps_interaction.graphql";
import { noPrint, pageTop, tabularNumbers } from "../../../ui/layout/style";

/** Where the buttons have room beside the turns. */
export const besideTurns = "@container (min-width: 500px)";

type Props = {
  interactions: TurnJumps_interaction$key;
  /** The place of the turn that is in view, from 0. */
  current: number;
  /** Scrolls to the turn at a place, from 0. */
  onJump: (place: number) => void;
};

/** A button for each turn that leads to it. A speech bubble marks those with feedback. */
export function TurnJumps({ interactions, current, onJump }: Props) {
  const heading = useId();
  const turns = useFragment(
    graphql`
      fragment TurnJumps_interaction on Interaction @relay(plural: true) {
        turn
        shortPrompt
        feedback {
          __typename
        }
      }
    `,
    interactions,
  );
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
