import { createOperationDescriptor, getRequest, type IEnvironment } from "relay-runtime";
import type { DeviceResultQuery } from "../../__generated__/DeviceResultQuery.graphql";
import { reasonOf } from "../../app/relay/errors";
import { refetch } from "../../app/relay/refetch";
import { paths } from "../../app/routing/paths";
import { onSessionChange } from "../../app/session/session";
import { createStore } from "../../app/store";
import { startWork } from "../../app/work";
import { deviceSearchInput, readDeviceChoice } from "./deviceChoice";
import { devicesQuery } from "./DeviceResult";

/** The latest search. It goes on when its screen is left. */
type Search = {
  /** What it asks for, as the address of the screen has it. */
  readonly address: string;
  readonly status: "searching" | "ended";
  /** Whether the store has a result for this address, perhaps of an earlier search. */
  readonly hasFound: boolean;
  /** The message of a failure. */
  readonly problem: string | null;
  /** Whether a screen has shown its end. */
  readonly isSeen: boolean;
};

const latest = createStore<Search | null>(null);
export const useLatestSearch = latest.useValue;

/** Aborts the latest search, and releases its result. */
let drop: () => void = () => undefined;

onSessionChange(() => forgetSearch());

/** Searches for the devices that an address asks for, bypassing the caches, in place of the latest search. */
export function searchDevices(environment: IEnvironment, address: string): void {
  const input = deviceSearchInput(readDeviceChoice(new URLSearchParams(address)));
  const before = latest.get();
  const hadFound = before?.address === address && before.hasFound;
  if (input === null) return;
  const report = startWork({ label: "Device search", to: `${paths.devices()}?${address}`, isRead: true });
  // The screen may be gone when it ends, and the store keeps only what is retained.
  const kept = environment.retain(createOperationDescriptor(getRequest(devicesQuery), { input }));
  // What an earlier search has found stays until then.
  drop();
  const end = (hasFound: boolean, problem: string | null) => latest.set({ address, status: "ended", hasFound, problem, isSeen: false });
  latest.set({ address, status: "searching", hasFound: hadFound, problem: null, isSeen: false });
  const search = refetch<DeviceResultQuery>(environment, devicesQuery, { input }).subscribe({
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

/** Whether the latest search is for this address, and its end is still to be shown. */
export function isAwaited(address: string): boolean {
  const search = latest.get();
  return search?.address === address && !search.isSeen;
}

/** Notes that the screen shows how the latest search has ended. */
export function noteSeen(): void {
  const search = latest.get();
  if (search !== null && search.status !== "searching" && !search.isSeen) latest.set({ ...search, isSeen: true });
}

/** Drops the latest search, and what it has found. */
export function forgetSearch(): void {
  drop();
  latest.set(null);
}
