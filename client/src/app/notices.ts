import type { ReactNode } from "react";
import { createEvent, createStore } from "./store";

/** Asks for the screen with an address, from a part of the page that is beside the router. */
export const openScreen = createEvent<string>();

/**
 * What an area says on every screen, such as how far something has been sent. Its code is loaded with the area.
 * It is drawn beside the screen, so it has no widgets of the library.
 */
export const areaNotice = createStore<ReactNode>(null);
