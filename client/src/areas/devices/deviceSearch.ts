import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest, type IEnvironment } from "relay-runtime";
import devicesQuery, { type DevicesPageQuery } from "../../__generated__/DevicesPageQuery.graphql";
import { reasonOf } from "../../app/relay/errors";
import { refetch } from "../../app/relay/refetch";
import { paths } from "../../app/routing/paths";
import { onSessionChange } from "../../app/session/session";
import { startTask } from "../../app/backgroundTasks";
import { createStore } from "../../ui/externalStore";
import { deviceSearchInput, readDeviceChoice } from "./deviceChoice";

/** The latest search. It goes on when its screen is left. */
type Search = {
  /** What it asks for, as the address of the screen has it. */
  readonly address: string;
  readonly isSearching: boolean;
  /** Whether the store has a result for this address, perhaps of an earlier search. */
  readonly hasFound: boolean;
  /** The message of a failure. */
  readonly problem: string | null;
};

const latest = createStore<Search | null>(null);

/** Aborts the latest search, and releases its result. */
let drop: () => void = () => undefined;

onSessionChange(() => {
  drop();
  latest.set(null);
});

const inputOf = (address: string) => deviceSearchInput(readDeviceChoice(new URLSearchParams(address)));

/** Searches for the devices that an address asks for, bypassing the caches, in place of the latest search. */
function searchDevices(environment: IEnvironment, address: string): void {
  const input = inputOf(address);
  const before = latest.get();
  const hadFound = before?.address === address && before.hasFound;
  if (input === null) return;
  const report = startTask({ label: "Device search", to: `${paths.devices()}?${address}`, isRead: true });
  // The screen may be gone when it ends, and the store keeps only what is retained.
  const kept = environment.retain(createOperationDescriptor(getRequest(devicesQuery), { input }));
  // What an earlier search has found stays until then.
  drop();
  const end = (hasFound: boolean, problem: string | null) => latest.set({ address, isSearching: false, hasFound, problem });
  latest.set({ address, isSearching: true, hasFound: hadFound, problem: null });
  const search = refetch<DevicesPageQuery>(environment, devicesQuery, { input }).subscribe({
    complete: () => {
      end(true, null);
      report.end("done", "Its result is on the screen.");
    },
    error: (error: Error) => {
      console.error("The device search failed.", error);
      end(hadFound, reasonOf(error));
      report.end("failed", reasonOf(error));
    },
  });
  drop = () => {
    search.unsubscribe();
    kept.dispose();
    report.end("stopped");
    drop = () => undefined;
  };
}

/** The search for the devices of one address. */
type DeviceSearch = {
  /** Whether a search for just this address has succeeded. */
  hasFound: boolean;
  /** The message of a failure. */
  problem: string | null;
  isSearching: boolean;
  /** Searches again. What was found stays until the new result arrives. */
  searchAgain: () => void;
};

/**
 * Searches for the devices that an address asks for. Another address aborts the search. It continues when the user leaves
 * the screen, and the next visit shows its result.
 */
export function useDeviceSearch(address: string): DeviceSearch {
  const environment = useRelayEnvironment();
  const search = latest.useValue();
  const own = search?.address === address ? search : null;
  const input = inputOf(address);

  useEffect(() => {
    const before = latest.get();
    const isThere = before?.address === address && (before.isSearching || before.hasFound);
    // An address that asks for nothing, such as the sidebar's, aborts no search.
    if (!isThere) searchDevices(environment, address);
  }, [environment, address]);

  return {
    hasFound: own?.hasFound === true,
    problem: own?.problem ?? null,
    isSearching: input !== null && own?.isSearching !== false,
    searchAgain: () => searchDevices(environment, address),
  };
}
