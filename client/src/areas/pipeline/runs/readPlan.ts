import { graphql, readInlineData } from "react-relay";
import type { readPlan_plan$key } from "../../../__generated__/readPlan_plan.graphql";
import { GraphError, UserErrors } from "../../../app/relay/errors";
import type { MarketRun } from "./runSet";

/** The runs of a plan that would start. It throws the errors of the input, why none of the runs would start, and another error without a plan. */
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
  const reason = runs[0]?.start.reason;
  if (started.length === 0 && reason != null) throw new UserErrors([{ message: reason }]);
  return started.map(({ marketId, marketLabel, date }) => ({ marketId, marketLabel, date }));
}
