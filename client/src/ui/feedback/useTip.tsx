import Box from "@mui/material/Box";
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { noPrint } from "../layout/style";

/** How long the pointer rests on the element before the tip opens, and is away before it closes, in milliseconds. */
const DELAY_MS = 100;

/** The distance of the tip to its element and to the edges of the window, in pixels. */
const GAP = 8;

/** What an element with a tip is given. */
export type TipProps = {
  "aria-description": string | undefined;
  onBlur: () => void;
  onFocus: (event: FocusEvent) => void;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
};

/**
 * A text about an element, beside it while the pointer is on it, while it has the focus, and after a tap. Assistive
 * technology has the text as the description of the element. An empty text shows nothing. A detail shows below it.
 */
export function useTip(text: string, detail = ""): { props: TipProps; tip: ReactNode } {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (next: Element | null) => {
    clearTimeout(timer.current);
    setAnchor(next);
  };
  const showLater = (next: Element | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(next), DELAY_MS);
  };
  return {
    props: {
      "aria-description": `${text} ${detail}`.trim() || undefined,
      onBlur: () => show(null),
      onFocus: ({ currentTarget }) => {
        if (currentTarget.matches(":focus-visible")) show(currentTarget);
      },
      onPointerEnter: ({ currentTarget, pointerType }) => {
        if (pointerType !== "touch") showLater(currentTarget);
      },
      // A finger that was lifted is no longer there; what it opened stays.
      onPointerLeave: ({ pointerType }) => {
        if (pointerType !== "touch") showLater(null);
      },
      onPointerUp: ({ currentTarget, pointerType }) => {
        if (pointerType === "touch") show(currentTarget);
      },
    },
    tip:
      anchor !== null && text !== "" ? (
        <Tip anchor={anchor} onEnter={() => clearTimeout(timer.current)} onLeave={() => showLater(null)} onClose={() => show(null)}>
          <div role="tooltip">{text}</div>
          {detail}
        </Tip>
      ) : null,
  };
}

type Props = {
  anchor: Element;
  children: ReactNode;
  /** Called when the pointer comes onto the tip, to read or select its text, and when it goes. */
  onEnter: () => void;
  onLeave: () => void;
  onClose: () => void;
};

function Tip({ anchor, children, onEnter, onLeave, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current === null) return;
    const { top, bottom, left, width } = anchor.getBoundingClientRect();
    const { offsetWidth, offsetHeight, style } = box.current;
    const fitsBelow = bottom + GAP + offsetHeight <= window.innerHeight;
    const middle = left + width / 2 - offsetWidth / 2;
    style.top = `${fitsBelow ? bottom + GAP : Math.max(GAP, top - GAP - offsetHeight)}px`;
    style.left = `${Math.max(GAP, Math.min(middle, window.innerWidth - GAP - offsetWidth))}px`;
  });
  useEffect(() => {
    const events = new AbortController();
    const options = { capture: true, signal: events.signal };
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape") return;
        onClose();
        // It closes what is on top, not the dialog below as well.
        event.preventDefault();
        event.stopPropagation();
      },
      options,
    );
    // It would stay where its element no longer is.
    document.addEventListener("scroll", onClose, options);
    document.addEventListener(
      "pointerdown",
      ({ target }) => {
        const isInside = target instanceof Node && (anchor.contains(target) || box.current?.contains(target) === true);
        if (!isInside) onClose();
      },
      options,
    );
    return () => events.abort();
  });
  return createPortal(
    <Box
      ref={box}
      // To React it is part of its element, so that a row would take the click.
      onClick={(event) => event.stopPropagation()}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      sx={(theme) => ({
        position: "fixed",
        zIndex: theme.zIndex.tooltip,
        maxWidth: `min(300px, 100vw - ${2 * GAP}px)`,
        px: 2.5,
        py: 1.5,
        borderRadius: "6px",
        bgcolor: "text.primary",
        color: "background.paper",
        // Forced colors draw no background.
        border: "1px solid transparent",
        fontSize: 12,
        fontWeight: 500,
        lineHeight: 1.4,
        overflowWrap: "anywhere",
        ...noPrint,
      })}
    >
      {children}
    </Box>,
    document.body,
  );
}
