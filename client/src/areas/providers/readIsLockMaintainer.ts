import { fetchQuery, graphql } from "react-relay";
import type { readIsLockMaintainerQuery } from "../../__generated__/readIsLockMaintainerQuery.graphql";
import { currentEnvironment } from "../../app/relay/environment";

/**
 * Whether the viewer may see the locks of providers. The graph refuses them to everyone else, so this is loaded
 * before them, once per session.
 */
export async function readIsLockMaintainer(): Promise<boolean> {
  const query = graphql`
    query readIsLockMaintainerQuery {
      viewer {
        isLockMaintainer
      }
    }
  `;
  try {
    const data = await fetchQuery<readIsLockMaintainerQuery>(currentEnvironment(), query, {}, {
      fetchPolicy: "store-or-network",
    }).toPromise();
    return data?.viewer?.isLockMaintainer === true;
  } catch (error) {
    // The providers themselves can be loaded without it.
    console.error("Could not load who is signed in.", error);
    return false;
  }
}
