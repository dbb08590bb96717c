import Tooltip from "@mui/material/Tooltip";
import { type ReactElement, type ReactNode, useEffect, useState } from "react";

type Props = {
  /** Without a text nothing opens. */
  text: ReactNode;
  onOpen?: () => void;
  children: ReactElement;
};

/** A text about an element. Escape closes it, and nothing below it: a dialog would lose what was typed. */
export function Tip({ text, onOpen, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  // The library does not say when it would close a tip without a text.
  if (isOpen && text === "") setOpen(false);
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      setOpen(false);
    };
    if (isOpen) document.addEventListener("keydown", close, { capture: true });
    return () => document.removeEventListener("keydown", close, { capture: true });
  }, [isOpen]);
  return (
    <Tooltip
      title={text}
      open={isOpen}
      onOpen={() => {
        setOpen(text !== "");
        onOpen?.();
      }}
      onClose={() => setOpen(false)}
    >
      {children}
    </Tooltip>
  );
}
