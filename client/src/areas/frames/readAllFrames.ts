import { fetchQuery, graphql } from "react-relay";
import { createOperationDescriptor, type Disposable, getRequest, type IEnvironment } from "relay-runtime";
import type { readAllFramesQuery } from "../../__generated__/readAllFramesQuery.graphql";
import { bypassCache } from "../../app/relay/network";
import type { LoadOptions } from "../../ui/table/namedList";

/** The most frames that the graph sends at a time. */
export const MOST = 100;

const query = graphql`
  query readAllFramesQuery($customerId: Int!, $offset: Int!, $limit: Int!) @throwOnFieldError {
    customer(by: { customerId: $customerId }) {
      frames(offset: $offset, limit: $limit) {
        unreadableCount
        frames {
          frameId
          frameRef
          site {
            siteId
            siteRef
            name
          }
          ...FrameDialog_frame
          ...FrameLayers_frame
        }
      }
    }
  }
`;

/** A frame with the fields of the list. */
export type ListedFrame = NonNullable<readAllFramesQuery["response"]["customer"]>["frames"]["frames"][number];

type Options = LoadOptions & {
  /** Called with what keeps a page in the store, if that is to outlast the reading. */
  onKept?: (kept: Disposable) => void;
};

/** Reads all frames of a customer, page after page: the service does not say how many there are. It rejects if any page fails. */
export async function readAllFrames(environment: IEnvironment, customerId: number, { signal, onProgress, onUnreadable, onKept }: Options) {
  const frames: ListedFrame[] = [];
  let unreadable = 0;
  // Unreadable rows are missing from the frames of a page, so the number of frames is not the offset of the next page.
  for (let offset = 0; ; offset += MOST) {
    signal.throwIfAborted();
    const variables = { customerId, offset, limit: MOST };
    const options = { fetchPolicy: "network-only" as const, networkCacheConfig: bypassCache };
    onKept?.(environment.retain(createOperationDescriptor(getRequest(query), variables)));
    const page = await fetchQuery<readAllFramesQuery>(environment, query, variables, options).toPromise();
    if (page?.customer == null) throw new Error("The customer is gone.");
    const { frames: next, unreadableCount } = page.customer.frames;
    frames.push(...next);
    unreadable += unreadableCount;
    onProgress(frames.length);
    if (next.length + unreadableCount > 0) continue;
    onUnreadable(unreadable);
    return frames;
  }
}
