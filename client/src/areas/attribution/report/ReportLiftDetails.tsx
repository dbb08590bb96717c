import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { NoTestReason, ReportLiftDetails_page$key } from "../../../__generated__/ReportLiftDetails_page.graphql";
import { numberText } from "../../../ui/text/format";
import { noPrint, tabularNumbers } from "../../../ui/layout/style";
import { ReportInterval } from "./ReportInterval";
import { pointsText, probabilityText, rateText } from "./reportNumbers";

type Fact = { term: string; value: string; note: string };

const noTest: Record<NoTestReason, string> = {
  UNREADABLE_COUNT: "There is no test, because a count could not be read.",
  NO_DEVICES: "There is no test, because a group has no devices.",
  NO_VISITS: "There is no test, because no device of either group visited the page.",
  ALL_VISITED: "There is no test, because every device of both groups visited the page.",
  RATE_ABOVE_ONE: "There is no test, because a group has more visits than devices.",
};

type Props = { page: ReportLiftDetails_page$key; jobId: string };

/** The way from the counts of a page to its confidence. */
export function ReportLiftDetails({ page: pageRef, jobId }: Props) {
  const { page, exposed, control, confidence } = useFragment(
    graphql`
      fragment ReportLiftDetails_page on AttributionPage {
        page
        exposed {
          uniqueDevices
          visits
          visitationRateLabel
        }
        control {
          uniqueDevices
          visits
          visitationRateLabel
        }
        confidence {
          difference
          pooledRate
          standardError
          zScore
          pValue
          noTestReason
          differenceInterval {
            ...ReportInterval_interval
          }
        }
      }
    `,
    pageRef,
  );
  const { difference, pooledRate, standardError, zScore, pValue, noTestReason, differenceInterval } = confidence;
  const isTested = noTestReason == null;
  const group = (name: string, { uniqueDevices, visits, visitationRateLabel }: typeof exposed): Fact => ({
    term: `${name} visitation rate`,
    value: visitationRateLabel,
    note: `${numberText(visits)} visits by ${numberText(uniqueDevices)} unique devices`,
  });
  const facts: readonly Fact[] = [
    group("Exposed", exposed),
    group("Control", control),
    { term: "Difference", value: noTestReason === "NO_DEVICES" ? "N/A" : pointsText(difference), note: "The exposed rate minus the control rate" },
    ...test({ pooledRate, standardError, zScore, pValue }),
  ];
  return (
    <Box component="details" sx={{ mt: 3, fontSize: 13, "&:not([open])": noPrint }}>
      <Box component="summary" sx={{ width: "fit-content", cursor: "pointer", color: "text.secondary", borderRadius: "3px" }}>
        How is this computed?
      </Box>
      <Box component="dl" sx={{ display: "grid", gap: 2, m: 0, mt: 3 }}>
        {facts.map(({ term, value, note }) => (
          <Box key={term} sx={{ display: "flex", flexWrap: "wrap", columnGap: 3 }}>
            <Box component="dt" sx={{ flex: 1, fontWeight: 550 }}>
              {term}
            </Box>
            <Box component="dd" sx={{ m: 0, ...tabularNumbers }}>
              {value}
            </Box>
            <Box component="dd" sx={{ flex: "1 0 100%", m: 0, color: "text.secondary", fontSize: 12 }}>
              {note}
            </Box>
          </Box>
        ))}
      </Box>
      {isTested ? (
        <>
          <p>
            The confidence is 99% for a z score beyond 2.58, 98% beyond 2.33, 95% beyond 1.96, 90% beyond 1.64, 85% beyond 1.44 and 80%
            beyond 1.28, in either direction. Otherwise the difference is not significant.
          </p>
          {differenceInterval && <ReportInterval interval={differenceInterval} jobId={jobId} page={page} />}
        </>
      ) : (
        <p>{noTest[noTestReason]}</p>
      )}
    </Box>
  );
}

type Test = Record<"pooledRate" | "standardError" | "zScore" | "pValue", number | null | undefined>;

/** The steps of the test; none without a test. */
function test({ pooledRate, standardError, zScore, pValue }: Test): Fact[] {
  const isKnown = (value: number | null | undefined): value is number => value != null;
  if (!isKnown(pooledRate) || !isKnown(standardError) || !isKnown(zScore) || !isKnown(pValue)) return [];
  return [
    { term: "Pooled rate", value: rateText(pooledRate), note: "The rate of both groups taken together" },
    {
      term: "Standard error",
      value: pointsText(standardError),
      note: "How much the difference would vary by chance alone if both groups had the pooled rate",
    },
    { term: "z score", value: zScore.toFixed(2), note: "The difference divided by its standard error" },
    {
      term: "p value",
      value: probabilityText(pValue),
      note: "How likely chance alone makes a difference of this size or more, in either direction",
    },
  ];
}
