import { useState } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import { Environment, type IEnvironment, RecordSource, Store } from "relay-runtime";
import type { ValidationResultsQuery, ValidationResultsQuery$variables } from "../../__generated__/ValidationResultsQuery.graphql";
import { reasonOf } from "../../app/relay/errors";
import { paths } from "../../app/routing/paths";
import { onSessionChange } from "../../app/session/session";
import { startTask } from "../../app/backgroundTasks";
import { createStore } from "../../ui/externalStore";
import { checkInput, type ValidationFields, writeForm } from "./validationFields";
import { validationQuery } from "./ValidationResults";

/** A run of the check that has ended. */
export type ValidationRun = {
  variables: ValidationResultsQuery$variables & { run: string };
  /** The label of the customer. */
  customer: string;
  /** The address of the screen with the form that was sent. */
  address: string;
  /** Holds the outcome, and nothing else: it goes with the run. */
  environment: IEnvironment;
  /** When the service's call ended; null if Marquee itself gave no outcome. */
  endedAt: string | null;
  /** Why there is no outcome; empty if there is one. */
  failure: string;
  /** Why the check failed, as a sentence; null if it succeeded. */
  problem: string | null;
  /** Whether its rows were refetched once, because the gateway no longer had them. */
  isRefetched: boolean;
};

/** The latest run; null before the first has ended, and while another is under way. It stays when its screen is left. */
const latest = createStore<ValidationRun | null>(null);
/** The address of the run that is under way. */
const running = createStore<string | null>(null);

/** Aborts the run that is under way. */
let stop: () => void = () => undefined;

onSessionChange(() => {
  stop();
  latest.set(null);
  running.set(null);
});

const addressOf = (fields: ValidationFields) => `${paths.validations()}?${writeForm(new URLSearchParams(), fields)}`;

/**
 * Runs the check. A new run takes the place of the last one at once, and of one that is under way. A run
 * from before the screen was opened is shown only with the form that started it.
 */
export function useValidation(initial: ValidationFields) {
  const environment = useRelayEnvironment();
  const [hasStarted, setStarted] = useState(false);
  const [opened] = useState(() => addressOf(initial));
  const isOwn = (address: string | undefined) => hasStarted || address === opened;
  const last = latest.useValue();
  const run = isOwn(last?.address) ? last : null;
  const busy = running.useValue();
  const isRunning = busy !== null && isOwn(busy);

  const load = (next: ValidationRun) => {
    stop();
    const report = startTask({ label: next.customer === "" ? "Validation" : `Validation for ${next.customer}`, to: next.address, isRead: true });
    const end = (outcome: Pick<ValidationRun, "endedAt" | "failure" | "problem">) => {
      latest.set({ ...next, ...outcome });
      running.set(null);
      report.end(outcome.problem === null ? "done" : "failed", outcome.problem ?? "Its result is on the screen.");
    };
    const request = fetchQuery<ValidationResultsQuery>(next.environment, validationQuery, next.variables, {
      fetchPolicy: "network-only",
    }).subscribe({
      next: ({ supportedAssetsCheck }) => {
        end({ endedAt: supportedAssetsCheck.endedAt, failure: "", problem: supportedAssetsCheck.failure ?? null });
      },
      error: (error: unknown) => {
        console.error("The validation failed.", error);
        end({ endedAt: null, failure: reasonOf(error), problem: "The check could not be run." });
      },
    });
    stop = () => {
      request.unsubscribe();
      report.end("stopped");
    };
  };

  return {
    run,
    isRunning,
    start: (fields: ValidationFields) => {
      latest.set(null);
      running.set(addressOf(fields));
      setStarted(true);
      const started = {
        variables: { input: checkInput(fields), run: runName() },
        customer: fields.customer?.label ?? "",
        address: addressOf(fields),
        environment: environmentOfRun(environment),
        endedAt: null,
        failure: "",
        problem: null,
        isRefetched: false,
      };
      load(started);
    },
    /** Refetches all rows, because the gateway no longer had the run and has made the call once more. */
    refetch: () => {
      if (run !== null) load({ ...run, environment: environmentOfRun(environment), isRefetched: true });
    },
  };
}

/** An environment for one run. Its check has a short key: by itself that would hold the whole input, in each of its rows. */
function environmentOfRun(environment: IEnvironment): IEnvironment {
  return new Environment({
    network: environment.getNetwork(),
    store: new Store(new RecordSource()),
    getDataID: (record: { id?: unknown }, type: string) => (type === "SupportedAssetsCheck" ? type : record.id),
  });
}

/** A name that no other run of this session has. */
function runName(): string {
  return `${Date.now()}-${Math.random()}`;
}
