import { fetchQuery, graphql } from "react-relay";
import type { lockMaintainerQuery } from "../../__generated__/lockMaintainerQuery.graphql";
import { currentEnvironment } from "../../app/relay/environment";
import { onSessionChange } from "../../app/session/session";
import { createFlag } from "../../ui/externalStore";

/** The role as this browser last knew it. */
const known = createFlag("marquee.lock-maintainer");

/** Whether the viewer may see the locks of providers, as last known. It is a hint: the gateway decides. */
export const useIsLockMaintainer = known.useValue;

onSessionChange(() => known.set(false));

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
    next: ({ viewer }) => known.set(viewer?.isLockMaintainer === true),
    error: (error: unknown) => console.error("Could not load who is signed in.", error),
  });
  return known.get();
}
