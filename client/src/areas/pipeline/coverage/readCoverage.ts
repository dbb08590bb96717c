import { graphql, readInlineData } from "react-relay";
import type { readCoverage_coverage$key } from "../../../__generated__/readCoverage_coverage.graphql";
import type { Coverage } from "./coverageCells";

/** The rows and columns of the matrix. */
export function readCoverage(coverage: readCoverage_coverage$key): Coverage {
  return readInlineData(
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
}
