import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { DeviceResultQuery } from "../../__generated__/DeviceResultQuery.graphql";
import { reasonOf } from "../../app/relay/errors";
import { refetch } from "../../app/relay/refetch";
import { type PanelQuery, usePanelQuery } from "../../app/relay/usePanelQuery";
import { deviceSearchInput, readDeviceChoice } from "./deviceChoice";
import { devicesQuery } from "./DeviceResult";

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

/** The latest search that has ended. */
type Outcome = { address: string; turn: number; problem: string | null };

/** Searches for the devices that an address asks for, bypassing the caches. Another address aborts the search. */
export function useDeviceSearch(address: string): DeviceSearch {
  const environment = useRelayEnvironment();
  const [turn, setTurn] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [foundAt, setFoundAt] = useState<string | null>(null);
  const input = deviceSearchInput(readDeviceChoice(new URLSearchParams(address)));
  const isFound = input !== null && foundAt === address;
  // The search has put it into the store.
  const found = usePanelQuery<DeviceResultQuery>("devices", devicesQuery, isFound ? { input } : null, "store-or-network");

  useEffect(() => {
    const searched = deviceSearchInput(readDeviceChoice(new URLSearchParams(address)));
    if (searched === null) return undefined;
    const search = refetch<DeviceResultQuery>(environment, devicesQuery, { input: searched }).subscribe({
      complete: () => {
        setFoundAt(address);
        setOutcome({ address, turn, problem: null });
      },
      error: (error: Error) => {
        console.error("The device search failed.", error);
        setOutcome({ address, turn, problem: reasonOf(error) });
      },
    });
    return () => search.unsubscribe();
  }, [environment, address, turn]);

  const isOver = outcome?.address === address && outcome.turn === turn;
  return {
    found: isFound && found.isCurrent ? found : null,
    problem: isOver ? outcome.problem : null,
    isSearching: input !== null && !isOver,
    searchAgain: () => setTurn(turn + 1),
  };
}
