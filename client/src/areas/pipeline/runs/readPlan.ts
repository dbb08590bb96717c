import { graphql, readInlineData } from "react-relay";
import type { readPlan_plan$key } from "../../../__generated__/readPlan_plan.graphql";
import { GraphError, UserErrors } from "../../../app/relay/errors";
import type { MarketRun } from "./runSet";

/** The runs of a plan. It throws the errors of the input, why none of the runs would start, and another error without a plan. */
export function readPlan(plan: readPlan_plan$key | undefined): readonly MarketRun[] {
  if (plan === undefined) throw new GraphError([], 200);
  const { runs, errors } = readInlineData(
    graphql`
      fragment readPlan_plan on MarketRunPlan @inline {
        runs {
          marketId
          marketLabel
          date
          start {
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
  const [first] = runs;
  // Some of them are told by their outcomes.
  if (first?.start.reason != null && runs.every(({ start }) => start.reason != null)) throw new UserErrors([{ message: first.start.reason }]);
  if (errors.length > 0) throw new UserErrors(errors.map(({ message, path }) => ({ message, path })));
  return runs.map(({ marketId, marketLabel, date }) => ({ marketId, marketLabel, date }));
}
