import { graphql, readInlineData } from "react-relay";
import type { readOutcome_outcome$key } from "../../../__generated__/readOutcome_outcome.graphql";
import type { RunOutcome } from "./runSet";

/** Whether a run was sent, and if not, why. */
export function readOutcome(outcome: readOutcome_outcome$key): RunOutcome {
  const { run, isSent, error } = readInlineData(
    graphql`
      fragment readOutcome_outcome on MarketRunOutcome @inline {
        run {
          marketId
          date
          market {
            marketHash
          }
        }
        isSent
        error {
          message
          isOutcomeUnknown
        }
      }
    `,
    outcome,
  );
  const { marketId, date, market } = run;
  return { run: { marketId, date }, marketHash: market.marketHash ?? undefined, isSent, reason: error?.message ?? null, isLost: error?.isOutcomeUnknown === true };
}
