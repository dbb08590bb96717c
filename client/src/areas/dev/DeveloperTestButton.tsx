import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import type { DeveloperTestButton_test$key } from "../../__generated__/DeveloperTestButton_test.graphql";
import { TestPlace } from "./TestPlace";
import { type TestCallbacks, useRunDeveloperTest } from "./useRunDeveloperTest";

type Props = TestCallbacks & { test: DeveloperTestButton_test$key };

/** The button of a developers' test. */
export function DeveloperTestButton({ test, ...callbacks }: Props) {
  const data = useFragment(
    graphql`
      fragment DeveloperTestButton_test on DeveloperTest {
        label
        ...TestPlace_test
        ...useRunDeveloperTest_test
      }
    `,
    test,
  );
  const [run, isBusy] = useRunDeveloperTest(data, callbacks);
  return (
    <TestPlace test={data}>
      {(describedBy) => (
        <Button aria-describedby={describedBy} loading={isBusy} onClick={() => void run()}>
          {data.label}
        </Button>
      )}
    </TestPlace>
  );
}
