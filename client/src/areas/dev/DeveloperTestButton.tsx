import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import type { DeveloperTestButton_test$key } from "../../__generated__/DeveloperTestButton_test.graphql";
import { TestPlace } from "./TestPlace";
import { useRunDeveloperTest } from "./useRunDeveloperTest";
import type { TestResult } from "./useRunDeveloperTest";

type Props = {
  test: DeveloperTestButton_test$key;
  onStart: (label: string) => void;
  onEnd: (label: string, result: TestResult | null) => void;
};

/** Makes one of the developers' calls. */
export function DeveloperTestButton({ test, onStart, onEnd }: Props) {
  const data = useFragment(
    graphql`
      fragment DeveloperTestButton_test on DeveloperTest {
        name
        label
        successText
        failureText
        ...TestPlace_test
      }
    `,
    test,
  );
  const { name, label, successText, failureText } = data;
  const [run, isBusy] = useRunDeveloperTest({ name, label, successText, failureText }, { onStart, onEnd });
  return (
    <TestPlace test={data}>
      {(describedBy) => (
        <Button aria-describedby={describedBy} loading={isBusy} onClick={() => void run()}>
          {label}
        </Button>
      )}
    </TestPlace>
  );
}
