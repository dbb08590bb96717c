import { type RefObject, useEffect, useRef, useState } from "react";
import { fetchQuery, graphql, readInlineData, useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import type { useRunForm_outcome$key } from "../../../__generated__/useRunForm_outcome.graphql";
import type { useRunForm_plan$key } from "../../../__generated__/useRunForm_plan.graphql";
import type { BulkOutcome } from "../../../app/bulk/bulkRun";
import { GraphError, type UserError, UserErrors } from "../../../app/relay/errors";
import { partOfWrite } from "../../../app/relay/network";
import { useAction } from "../../../app/relay/useSubmit";
import { useSubmit } from "../../../app/relay/useSubmit";
import { useIsMounted } from "../../../ui/useIsMounted";
import { isSending, type MarketRun, type MarketRunKey, type RunJob, runKey, type RunSet, startRuns, useRunSet } from "./marketRuns";

/** The runs that the input of a form makes, and the mutation that sends some of them. */
export type RunOperations = { plan: GraphQLTaggedNode; mutation: GraphQLTaggedNode };

type PlanQuery = OperationType & { response: { plan: { runs?: useRunForm_plan$key | null } } };

type RunMutation = {
  variables: { input: object };
  response: { readonly run: { readonly outcomes: readonly useRunForm_outcome$key[]; readonly errors: readonly UserError[] } };
};

/** What is wrong with the fields of an input, by field name; "" stands for the input as a whole. */
export type RunProblems = Readonly<Record<string, string>>;

/** The errors of an input by field; if a field has several, the first one. */
export function runProblems(errors: readonly UserError[]): RunProblems {
  const problems: Record<string, string> = {};
  for (const { message, path } of errors) problems[path?.[1] ?? ""] ??= message;
  return problems;
}

/** Moves the focus to the first field that is wrong, among those inside the element with this ref. */
export function useFocusProblem<Part extends HTMLElement>(problems: RunProblems): RefObject<Part | null> {
  const fields = useRef<Part>(null);
  useEffect(() => {
    if (Object.keys(problems).length > 0) fields.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [problems]);
  return fields;
}

/** What is entered into a form, and the way to change some of it. */
export function useEntries<Entries extends object>(start: Entries, noteChange: () => void): [entries: Entries, change: (changes: Partial<Entries>) => void] {
  const [entries, setEntries] = useState(start);
  const change = (changes: Partial<Entries>) => {
    setEntries((current) => ({ ...current, ...changes }));
    noteChange();
  };
  return [entries, change];
}

type Options = RunOperations & Pick<RunJob, "title" | "done" | "failure" | "onAllSent">;

/** What a form needs to start runs. */
export type RunForm<Input> = {
  submit: (input: Input) => void;
  problems: RunProblems;
  /** Whether the fields are being checked. */
  isChecking: boolean;
  /** Why nothing can be started now; null if it can. */
  reason: string | null;
  /** Whether jobs are being sent, so that there is nothing to cancel but that. */
  isSending: boolean;
  /** Whether something was entered that was not started yet. */
  isUnsaved: boolean;
  /** To be called when something is entered. */
  noteChange: () => void;
  /** Whether jobs that are already pending or running are started once more. */
  includeRunning: boolean;
  onIncludeRunning: (isIncluded: boolean) => void;
};

/** Starts the runs of a form. The plan of the gateway checks the fields; see marketRuns for what follows. */
export function useRunForm<Input extends object>({ plan, mutation, title, done, failure, onAllSent }: Options): RunForm<Input> {
  const environment = useRelayEnvironment();
  const { send } = useSubmit<RunMutation>(mutation);
  const isMounted = useIsMounted();
  const set = useRunSet();
  const [problems, setProblems] = useState<RunProblems>({});
  const [isUnsaved, setUnsaved] = useState(false);
  // Whether the runs were started with what the fields hold now.
  const [isStarted, setStarted] = useState(false);
  const [includeRunning, setIncludeRunning] = useState(false);
  const noteChange = () => {
    setProblems({});
    setUnsaved(true);
    setStarted(false);
  };
  const [submit, isChecking] = useAction(async (fields: Input) => {
    setProblems({});
    const input = { ...fields, includeRunning };
    try {
      const data = await fetchQuery<PlanQuery>(environment, plan, { input, hasRuns: true }, { networkCacheConfig: partOfWrite }).toPromise();
      const runs = readPlan(data?.plan.runs);
      // Someone who has left the form meanwhile has not seen what would be sent.
      if (!isMounted()) return;
      setUnsaved(false);
      setStarted(true);
      startRuns(
        {
          title,
          done,
          failure,
          send: async (only: readonly MarketRunKey[]) => (await send({ ...input, only })).outcomes.map(readOutcome),
          onAllSent: () => {
            if (isMounted()) onAllSent();
          },
        },
        runs,
      );
    } catch (error) {
      if (!(error instanceof UserErrors)) throw error;
      setProblems(runProblems(error.errors));
    }
  }, failure);
  return {
    submit,
    problems,
    isChecking,
    reason: reasonOf(set, isStarted),
    isSending: isSending(set) && isStarted,
    isUnsaved,
    noteChange,
    includeRunning,
    onIncludeRunning: (isIncluded) => {
      setIncludeRunning(isIncluded);
      noteChange();
    },
  };
}

/** Why nothing can be started now, whether or not the form has started the latest runs; null if it can. */
function reasonOf(set: RunSet | null, isStarted: boolean): string | null {
  if (isSending(set)) return isStarted ? "The jobs are being sent." : "Other jobs are being sent.";
  // All of them again would start some jobs twice.
  if (!isStarted || set === null) return null;
  if (set.sent > 0) return "Some of these jobs were sent. Send the others, or change the form.";
  return set.failed.some(({ isLost }) => isLost)
    ? "Some of these jobs may have been started. Check the list before you send them again, or change the form."
    : null;
}

/** The runs of a plan that would start. It throws the errors of the input, why none of the runs would start, and another error without a plan. */
function readPlan(plan: useRunForm_plan$key | null | undefined): readonly MarketRun[] {
  if (plan == null) throw new GraphError([], 200);
  const { runs, errors } = readInlineData(
    graphql`
      fragment useRunForm_plan on MarketRunPlan @inline {
        runs {
          marketId
          marketLabel
          date
          start {
            allowed
            reason
          }
        }
        errors {
          message
          path
        }
      }
    `,
    plan,
  );
  if (errors.length > 0) throw new UserErrors(errors.map(({ message, path }) => ({ message, path })));
  const started = runs.filter(({ start }) => start.allowed);
  if (started.length === 0) throw new UserErrors([{ message: runs[0]?.start.reason ?? "There is nothing to run." }]);
  return started.map(({ marketId, marketLabel, date }) => ({ marketId, marketLabel, date }));
}

/** Whether a run was sent, and if not, why. */
function readOutcome(outcome: useRunForm_outcome$key): BulkOutcome {
  const { run, error } = readInlineData(
    graphql`
      fragment useRunForm_outcome on MarketRunOutcome @inline {
        run {
          marketId
          date
        }
        error {
          message
          isOutcomeUnknown
        }
      }
    `,
    outcome,
  );
  return { key: runKey(run), reason: error?.message ?? null, isLost: error?.isOutcomeUnknown === true };
}
