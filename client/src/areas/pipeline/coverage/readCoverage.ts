import { graphql, readInlineData } from "react-relay";
import type { readCoverage_coverage$key } from "../../../__generated__/readCoverage_coverage.graphql";
import type { Coverage } from "./coverageCells";

/** The rows and columns of the matrix. */
export function readCoverage(coverage: readCoverage_coverage$key): Coverage {
  const { markets, days } = readInlineData(
    graphql`
      fragment readCoverage_coverage on PipelineCoverage @inline {
        days {
          date
        }
        markets {
          marketId
          marketLabel
          states
        }
      }
    `,
    coverage,
  );
  return {
    markets: markets.map(({ marketId, marketLabel, states }) => ({ marketId, marketLabel, states })),
    days: days.map(({ date }) => ({ date })),
  };
}
