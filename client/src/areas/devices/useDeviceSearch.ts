import { useEffect, useState } from "react";
import { useQueryLoader, useRelayEnvironment } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import query from "../../__generated__/DeviceResultQuery.graphql";
import type { DeviceResultQuery } from "../../__generated__/DeviceResultQuery.graphql";
import { reasonOf } from "../../app/relay/errors";
import { readAnew } from "../../app/relay/usePanelQuery";
import { deviceSearchInput, readDeviceChoice } from "./deviceChoice";

/** The devices of one address: what was found, or in words why nothing was. */
export type DeviceSearch = {
  /** Null until devices have been read for just this address. */
  queryRef: PreloadedQuery<DeviceResultQuery> | null;
  problem: string | null;
  isReading: boolean;
  /** Reads the devices again. What was found stays until others are. */
  again: () => void;
};

/** How far the search of an address has come. */
type Outcome = { address: string; turn: number; problem: string | null };

/** Reads the devices that an address asks for, past every cache. Another address ends the reading. */
export function useDeviceSearch(address: string): DeviceSearch {
  const environment = useRelayEnvironment();
  const [queryRef, load] = useQueryLoader<DeviceResultQuery>(query);
  const [turn, setTurn] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [foundAt, setFoundAt] = useState<string | null>(null);

  useEffect(() => {
    const input = deviceSearchInput(readDeviceChoice(new URLSearchParams(address)));
    if (input === null) return undefined;
    const reading = readAnew<DeviceResultQuery>(environment, query, { input }).subscribe({
      complete: () => {
        load({ input }, { fetchPolicy: "store-or-network" });
        setFoundAt(address);
        setOutcome({ address, turn, problem: null });
      },
      error: (error: Error) => {
        console.error("The device search failed.", error);
        setOutcome({ address, turn, problem: reasonOf(error) });
      },
    });
    return () => reading.unsubscribe();
  }, [environment, address, turn, load]);

  const isAsked = deviceSearchInput(readDeviceChoice(new URLSearchParams(address))) !== null;
  const isSettled = outcome?.address === address && outcome.turn === turn;
  return {
    queryRef: isAsked && foundAt === address ? (queryRef ?? null) : null,
    problem: isSettled ? outcome.problem : null,
    isReading: isAsked && !isSettled,
    again: () => setTurn(turn + 1),
  };
}
