import { Environment, Network, Observable, RecordSource, ROOT_ID, Store } from "relay-runtime";
import { onSessionChange, sessionSignal } from "../session/session";
import { createFetch } from "./network";
import { noteEvent } from "./operations";

let environment = createEnvironment(sessionSignal());

/** The Relay environment of this session. */
export function currentEnvironment(): Environment {
  return environment;
}

/** Creates an empty environment. The signal aborts its requests. */
function createEnvironment(signal: AbortSignal): Environment {
  return new Environment({
    // Few screens follow something: the library for it is no part of the first load.
    network: Network.create(createFetch(signal), (request, variables) =>
      Observable.from(import("./subscribe")).mergeMap(({ subscribe }) => subscribe(request, variables)),
    ),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
    log: noteEvent,
    missingFieldHandlers: [
      {
        kind: "linked",
        // A record that came with a list is not fetched again by its id.
        handle: (field, record, args) =>
          record?.getDataID() === ROOT_ID && field.name === "node" && typeof args["id"] === "string"
            ? args["id"]
            : undefined,
      },
    ],
  });
}

// The next user of this browser sees no data of the previous one.
onSessionChange(() => {
  environment = createEnvironment(sessionSignal());
});
