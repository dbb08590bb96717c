import { createEvent } from "./store";

/** Asks for the screen with an address, from a part of the page that is beside the router. */
export const openScreen = createEvent<string>();
