import { useState } from "react";
import { UserErrors } from "../../../app/relay/errors";
import { useAction } from "../../../app/relay/useAction";
import { useIsMounted } from "../../../ui/useIsMounted";
import { isSending, startRuns, useRunSet } from "./marketRuns";
import type { MarketRun, MarketRunKey, RunJob, RunOutcome, RunSet } from "./runSet";
import { type RunProblems, runProblems } from "./runProblems";

type Included = { includeRunning: boolean };

type Options<Input> = Pick<RunJob, "title" | "done" | "failure" | "onAllSent"> & {
  /** Asks which runs the input makes. It rejects with what is wrong with the input. */
  plan: (input: Input & Included) => Promise<readonly MarketRun[]>;
  /** Sends some of them. */
  send: (input: Input & Included & { only: readonly MarketRunKey[] }) => Promise<readonly RunOutcome[]>;
};

/** What a form needs to start runs. */
export type RunForm<Input> = {
  submit: (input: Input) => void;
  /** What is wrong with the fields. */
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
export function useRunForm<Input>({ title, done, failure, onAllSent, plan, send }: Options<Input>): RunForm<Input> {
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
  const [submit, isChecking] = useAction(async (input: Input) => {
    setProblems({});
    try {
      const runs = await plan({ ...input, includeRunning });
      if (runs.length === 0) throw new UserErrors([{ message: "There is nothing to run." }]);
      // Someone who has left the form meanwhile has not seen what would be sent.
      if (!isMounted()) return;
      setUnsaved(false);
      setStarted(true);
      startRuns(
        {
          title,
          done,
          failure,
          send: (only) => send({ ...input, includeRunning, only }),
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
