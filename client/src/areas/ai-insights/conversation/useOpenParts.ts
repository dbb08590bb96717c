import { useState } from "react";

/** Which parts of something are open, by their names. */
export type OpenParts = {
  isOpen: (part: string) => boolean;
  setOpen: (part: string, isOpen: boolean) => void;
};

/** Keeps which parts are open, also while they are not drawn. All are closed at first. */
export function useOpenParts(): OpenParts {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  return {
    isOpen: (part) => opened.has(part),
    setOpen: (part, isOpen) =>
      setOpened((current) => {
        if (current.has(part) === isOpen) return current;
        const next = new Set(current);
        if (isOpen) next.add(part);
        else next.delete(part);
        return next;
      }),
  };
}

/** The parts of one of them. */
export function partsOf(parts: OpenParts, whole: string): OpenParts {
  return {
    isOpen: (part) => parts.isOpen(`${whole} / ${part}`),
    setOpen: (part, isOpen) => parts.setOpen(`${whole} / ${part}`, isOpen),
  };
}
