import { createStore } from "./store";

/** Whether the list of the operations that this screen has run is open. */
export const isOperationListOpen = createStore(false);
