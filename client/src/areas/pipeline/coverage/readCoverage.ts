import { graphql, readInlineData } from "react-relay";
import type { readCoverage_coverage$key } from "../../../__generated__/readCoverage_coverage.graphql";
import type { Coverage } from "./coverageCells";

/** The rows and columns of the matrix, with their sums. */
export function readCoverage(coverage: readCoverage_coverage$key): Coverage {
  const { markets, days, counts } = readInlineData(
    graphql`
      fragment readCoverage_coverage on PipelineCoverage @inline {
        days {
          date
          counts {
            missing
            failed
          }
        }
        markets {
          marketId
          marketLabel
          states
          counts {
            missing
            failed
          }
        }
        counts {
          missing
          failed
        }
      }
    `,
    coverage,
  );
  const sums = ({ missing, failed }: typeof counts) => ({ missing, failed });
  return {
    markets: markets.map(({ marketId, marketLabel, states, counts: ofMarket }) => ({ marketId, marketLabel, states, counts: sums(ofMarket) })),
    days: days.map(({ date, counts: ofDay }) => ({ date, counts: sums(ofDay) })),
    counts: sums(counts),
  };
}
