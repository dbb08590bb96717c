import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import type { DeviceResultQuery } from "../../__generated__/DeviceResultQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../app/relay/usePanelQuery";
import { deviceSearchInput, readDeviceChoice } from "./deviceChoice";
import { devicesQuery } from "./DeviceResult";
import { forgetSearch, isAwaited, noteSeen, searchDevices, useLatestSearch } from "./deviceSearches";

/** The search for the devices of one address. */
type DeviceSearch = {
  /** What was found; null until a search for just this address has succeeded. */
  found: PanelQuery<DeviceResultQuery> | null;
  /** The message of a failure. */
  problem: string | null;
  isSearching: boolean;
  /** Searches again. What was found stays until the new result arrives. */
  searchAgain: () => void;
};

/**
 * Searches for the devices that an address asks for, bypassing the caches. Another address aborts the search. It
 * continues when the user leaves the screen, and the next visit shows its result.
 */
export function useDeviceSearch(address: string): DeviceSearch {
  const environment = useRelayEnvironment();
  const latest = useLatestSearch();
  const own = latest?.address === address ? latest : null;
  const input = deviceSearchInput(readDeviceChoice(new URLSearchParams(address)));
  const isFound = input !== null && own?.hasFound === true;
  // The search has put it into the store.
  const found = usePanelQuery<DeviceResultQuery>("devices", devicesQuery, isFound ? { input } : null, "store-or-network");

  useEffect(() => {
    // An address that asks for nothing, such as the sidebar's, aborts no search.
    if (isAwaited(address) || deviceSearchInput(readDeviceChoice(new URLSearchParams(address))) === null) return;
    forgetSearch();
    searchDevices(environment, address);
  }, [environment, address]);
  const hasEnded = own !== null && own.status !== "searching";
  useEffect(() => {
    if (hasEnded) noteSeen();
  }, [hasEnded]);

  return {
    found: isFound && found.isCurrent ? found : null,
    problem: own?.problem ?? null,
    isSearching: input !== null && !hasEnded,
    searchAgain: () => searchDevices(environment, address),
  };
}
