import { createStore } from "./store";

/** Whether the gateway is another build than this page. UpdateNotice offers a reload. */
export const isOutdated = createStore(false);

/** Offers a reload. */
export const noticeUpdate = () => isOutdated.set(true);
