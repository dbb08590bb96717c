import { onSessionEnd } from "./session/session";
import { createStore } from "./store";

/** How many promises keep the overlay open. LoadingOverlay draws it. */
export const overlayHolders = createStore(0);

// The next session does not wait for what this one started.
onSessionEnd(() => overlayHolders.set(0));

/**
 * Shows the app-wide loading overlay until the promise settles. It covers forms whose save is one write, and the sign-in.
 * What can be left or cancelled, such as runs of jobs and sent files, shows its own progress instead.
 */
export async function withOverlay<T>(work: Promise<T>): Promise<T> {
  overlayHolders.set(overlayHolders.get() + 1);
  try {
    return await work;
  } finally {
    overlayHolders.set(Math.max(0, overlayHolders.get() - 1));
  }
}
