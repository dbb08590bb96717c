import { fetchQuery, graphql } from "react-relay";
import type { lockMaintainerQuery } from "../../__generated__/lockMaintainerQuery.graphql";
import { currentEnvironment } from "../../app/relay/environment";
import { onSessionChange } from "../../app/session/session";
import { createStore } from "../../app/store";

/** The key in local storage of the role as this browser last knew it. */
const KEY = "marquee.lock-maintainer";

const known = createStore(localStorage.getItem(KEY) !== null);

/** Whether the viewer may see the locks of providers, as last known. It is a hint: the gateway decides. */
export const useIsLockMaintainer = known.useValue;

onSessionChange(() => change(false));

function change(isLockMaintainer: boolean): void {
  try {
    if (isLockMaintainer) localStorage.setItem(KEY, "true");
    else localStorage.removeItem(KEY);
  } catch (error) {
    // The storage may be full.
    console.error("Could not store who is signed in.", error);
  }
  known.set(isLockMaintainer);
}

/**
 * Whether the viewer may see the locks of providers, as last known, so that no list waits for it. The graph refuses them to
 * everyone else. It is asked meanwhile, once per session: a screen that follows `useIsLockMaintainer` then shows them.
 */
export function isLockMaintainer(): boolean {
  const query = graphql`
    query lockMaintainerQuery {
      viewer {
        isLockMaintainer
      }
    }
  `;
  fetchQuery<lockMaintainerQuery>(currentEnvironment(), query, {}, { fetchPolicy: "store-or-network" }).subscribe({
    next: ({ viewer }) => change(viewer?.isLockMaintainer === true),
    error: (error: unknown) => console.error("Could not load who is signed in.", error),
  });
  return known.get();
}
