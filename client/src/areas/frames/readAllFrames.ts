import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { readAllFramesQuery, readAllFramesQuery$data } from "../../__generated__/readAllFramesQuery.graphql";
import { bypassCache } from "../../app/relay/network";
import type { LoadOptions } from "../../ui/table/namedList";

/** The most frames that the graph sends at a time. */
const LIMIT = 100;

/** A frame as the list has it. */
export type ListedFrame = NonNullable<readAllFramesQuery$data["customer"]>["frames"]["frames"][number];

/** Reads all frames of a customer, page after page: the service does not say how many there are. It rejects if any page fails. */
export async function readAllFrames(environment: IEnvironment, customerId: number, { signal, onProgress }: LoadOptions): Promise<readonly ListedFrame[]> {
  const query = graphql`
    query readAllFramesQuery($customerId: Int!, $offset: Int!, $limit: Int!) @throwOnFieldError {
      customer(by: { customerId: $customerId }) {
        frames(offset: $offset, limit: $limit) {
          frames {
            frameId
            frameRef
            site {
              siteId
              siteRef
              name
            }
          }
        }
      }
    }
  `;
  const frames: ListedFrame[] = [];
  for (;;) {
    signal.throwIfAborted();
    const variables = { customerId, offset: frames.length, limit: LIMIT };
    const options = { fetchPolicy: "network-only" as const, networkCacheConfig: bypassCache };
    const page = await fetchQuery<readAllFramesQuery>(environment, query, variables, options).toPromise();
    const next = page?.customer?.frames.frames ?? [];
    if (next.length === 0) return frames;
    frames.push(...next);
    onProgress(frames.length);
  }
}
