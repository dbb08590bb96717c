import { Environment, Network, RecordSource, ROOT_ID, Store } from "relay-runtime";
import { onSessionChange } from "../session/session";
import { createFetch } from "./network";

let lifetime = new AbortController();
let environment = createEnvironment(lifetime.signal);

/** The graph as this session knows it. */
export function currentEnvironment(): Environment {
  return environment;
}

/** Makes an empty environment whose requests end with the signal. */
export function createEnvironment(signal: AbortSignal): Environment {
  return new Environment({
    network: Network.create(createFetch(signal)),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
    missingFieldHandlers: [
      {
        kind: "linked",
        // What a list brought in need not be fetched again by its id.
        handle: (field, record, args) =>
          record?.getDataID() === ROOT_ID && field.name === "node" && typeof args["id"] === "string"
            ? args["id"]
            : undefined,
      },
    ],
  });
}

// The next person on this browser sees nothing of the one before.
onSessionChange(() => {
  lifetime.abort();
  lifetime = new AbortController();
  environment = createEnvironment(lifetime.signal);
});
