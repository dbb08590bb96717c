import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { useRunDeveloperTest_test$key } from "../../__generated__/useRunDeveloperTest_test.graphql";
import type { useRunDeveloperTestMutation } from "../../__generated__/useRunDeveloperTestMutation.graphql";
import { reasonOf, type UserError, UserErrors } from "../../app/relay/errors";
import { useSubmit } from "../../app/relay/useSubmit";
import { showToast } from "../../app/toasts";

/** What is wrong with the fields of an input, by field name; "" stands for the input as a whole. */
export type FieldProblems = Readonly<Record<string, string>>;

/** The errors of a mutation by field; if a field has several, the first one. */
export function fieldProblems(errors: readonly UserError[]): FieldProblems {
  const problems: Record<string, string> = {};
  for (const { message, path } of errors) problems[path?.[1] ?? ""] ??= message;
  return problems;
}

/** The result of a test. */
export type TestResult = {
  label: string;
  hasSucceeded: boolean;
  /** The HTTP status; null without a response. */
  status?: number | null;
  ranAt?: string | null;
  durationMs?: number | null;
  /** The unchanged body of the response; null without one. */
  answer?: string | null;
  isAnswerCut: boolean;
  /** Why there is no response; null if there is one. */
  failure?: string | null;
};

/** What a test reports to its screen. */
export type TestCallbacks = {
  onStart: (label: string) => void;
  /** Without a result the test did not run, because its input was refused. */
  onEnd: (label: string, result: TestResult | null) => void;
};

type RunDeveloperTest = [
  run: (asset?: { assetId: number | null; providerName: string }) => Promise<FieldProblems>,
  isBusy: boolean,
];

/** Runs a developers' test, and shows as a toast whether it succeeded. */
export function useRunDeveloperTest(test: useRunDeveloperTest_test$key, { onStart, onEnd }: TestCallbacks): RunDeveloperTest {
  const { name, label, successText, failureText } = useFragment(
    graphql`
      fragment useRunDeveloperTest_test on DeveloperTest {
        name
        label
        successText
        failureText
      }
    `,
    test,
  );
  const { send } = useSubmit<useRunDeveloperTestMutation>(graphql`
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

  const [isBusy, setBusy] = useState(false);

  const report = (result: TestResult) => {
    showToast(result.hasSucceeded ? successText : failureText, result.hasSucceeded ? "green" : "red");
    onEnd(label, result);
    return {};
  };

  const run: RunDeveloperTest[0] = async (asset) => {
    onStart(label);
    setBusy(true);
    try {
      const { outcome } = await send({ name, ...asset });
      if (outcome == null) throw new Error("The response has no outcome.");
      const { succeeded, status, ranAt, durationMs, answer, isAnswerCut, failure } = outcome;
      return report({ label, hasSucceeded: succeeded, status, ranAt, durationMs, answer, isAnswerCut, failure });
    } catch (error) {
      if (error instanceof UserErrors) {
        onEnd(label, null);
        return fieldProblems(error.errors);
      }
      console.error(`The test "${label}" failed.`, error);
      return report({ label, hasSucceeded: false, isAnswerCut: false, failure: reasonOf(error) });
    } finally {
      setBusy(false);
    }
  };

  return [run, isBusy];
}
