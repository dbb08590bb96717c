import { graphql } from "react-relay";
import type { RunDeveloperTestInput, useRunDeveloperTestMutation } from "../../__generated__/useRunDeveloperTestMutation.graphql";
import { reasonOf } from "../../app/relay/errors";
import { showToast } from "../../app/toasts";
import { useCommit } from "../../app/relay/useCommit";
import { fieldProblems } from "./fieldProblems";
import type { FieldProblems } from "./fieldProblems";

/** A test as its button knows it. */
export type RunnableTest = {
  readonly name: RunDeveloperTestInput["name"];
  readonly label: string;
  readonly successText: string;
  readonly failureText: string;
};

/** What came of a test. */
export type TestResult = {
  label: string;
  hasSucceeded: boolean;
  /** Null when nothing was answered. */
  status: number | null;
  ranAt: string | null;
  durationMs: number | null;
  /** The answer word for word; null when there is none. */
  answer: string | null;
  isAnswerCut: boolean;
  /** Why there is no answer; null when there is one. */
  failure: string | null;
};

type Callbacks = {
  onStart: (label: string) => void;
  /** Without a result the test was not made, because its input was refused. */
  onEnd: (label: string, result: TestResult | null) => void;
};

type RunDeveloperTest = [
  run: (asset?: { assetId: number | null; providerName: string }) => Promise<FieldProblems>,
  isBusy: boolean,
];

/** Makes a developers' call and says how it went. Only success or failure decides the colour of the toast. */
export function useRunDeveloperTest(test: RunnableTest, { onStart, onEnd }: Callbacks): RunDeveloperTest {
  const { name, label, successText, failureText } = test;
  const [commit, isBusy] = useCommit<useRunDeveloperTestMutation>(graphql`
    mutation useRunDeveloperTestMutation($input: RunDeveloperTestInput!) {
      runDeveloperTest(input: $input) {
        outcome {
          succeeded
          status
          ranAt
          durationMs
          answer
          isAnswerCut
          failure
        }
        errors {
          message
          path
        }
      }
    }
  `);

  const say = (result: TestResult) => {
    showToast(result.hasSucceeded ? successText : failureText, result.hasSucceeded ? "green" : "red");
    onEnd(label, result);
    return {};
  };

  const run: RunDeveloperTest[0] = async (asset) => {
    onStart(label);
    try {
      const { runDeveloperTest } = await commit({ variables: { input: { name, ...asset } } });
      const outcome = runDeveloperTest?.outcome;
      if (outcome === null || outcome === undefined) {
        onEnd(label, null);
        return fieldProblems(runDeveloperTest?.errors ?? []);
      }
      return say({
        label,
        hasSucceeded: outcome.succeeded,
        status: outcome.status ?? null,
        ranAt: outcome.ranAt,
        durationMs: outcome.durationMs,
        answer: outcome.answer ?? null,
        isAnswerCut: outcome.isAnswerCut,
        failure: outcome.failure ?? null,
      });
    } catch (error) {
      console.error(`The test "${label}" failed.`, error);
      return say({
        label,
        hasSucceeded: false,
        status: null,
        ranAt: null,
        durationMs: null,
        answer: null,
        isAnswerCut: false,
        failure: reasonOf(error),
      });
    }
  };

  return [run, isBusy];
}
