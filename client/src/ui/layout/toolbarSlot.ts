import { createContext } from "react";

/** Where the buttons of a list belong, and how the bar of its filters offers its own place. */
export type ToolbarSlot = readonly [place: HTMLElement | null, setPlace: (place: HTMLElement | null) => void];

/** The place in the card around: the bar of the filters, or else the heading; null if it has neither, or is not drawn yet. */
export const ToolbarSlotContext = createContext<ToolbarSlot | null>(null);
