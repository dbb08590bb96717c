import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { ReportLiftDetailsIntervalQuery, TrackedPage } from "../../../__generated__/ReportLiftDetailsIntervalQuery.graphql";
import type { NoTestReason, ReportLiftDetails_page$key } from "../../../__generated__/ReportLiftDetails_page.graphql";
import { reasonOf } from "../../../app/relay/errors";
import { wholeOnly } from "../../../app/relay/network";
import { TextInput } from "../../../ui/form/fields";
import { noPrint, tabularNumbers } from "../../../ui/layout/style";
import { numberText } from "../../../ui/text/format";
import { levelText, pointsText, probabilityText, rangeText, rateText } from "./reportNumbers";

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
            level
            low
            high
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
          {differenceInterval && <Interval interval={differenceInterval} jobId={jobId} page={page} />}
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

type RateInterval = { readonly level: number; readonly low: number; readonly high: number };

type IntervalProps = {
  /** The interval of the report itself. */
  interval: RateInterval;
  jobId: string;
  page: TrackedPage;
};

/** The range that the true difference lies in, at a level of confidence that the user may change. */
function Interval({ interval, jobId, page }: IntervalProps) {
  const [level, setLevel] = useState(String(interval.level * 100));
  const { found, problem, isBusy, compute } = useInterval(jobId, page);
  const { level: shownLevel, low, high } = found ?? interval;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void compute(level);
      }}
      sx={{ display: "grid", gap: 3 }}
    >
      <div>
        <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 3 }}>
          <Box component="span" sx={{ flex: 1, fontWeight: 550 }}>{`${levelText(shownLevel)} interval of the difference`}</Box>
          <Box component="output" sx={tabularNumbers}>
            {rangeText({ low, high })}
          </Box>
        </Box>
        <Box sx={{ color: "text.secondary", fontSize: 12 }}>
          The range that the true difference lies in, as far as these samples can tell
        </Box>
      </div>
      <Box sx={{ display: "flex", gap: 2, ...noPrint }}>
        <TextInput label="Confidence of the interval (%)" type="number" value={level} onChange={setLevel} slotProps={{ htmlInput: { step: "any" } }} />
        <Button type="submit" loading={isBusy}>
          Compute
        </Button>
      </Box>
      {problem !== null && <Alert severity="warning">{problem}</Alert>}
    </Box>
  );
}

const intervalQuery = graphql`
  query ReportLiftDetailsIntervalQuery($jobId: String!, $level: Float!) {
    attributionReport(jobId: $jobId) {
      results {
        pages {
          page
          confidence {
            differenceInterval(level: $level) {
              level
              low
              high
            }
          }
        }
      }
    }
  }
`;

/** Computes the interval of a page's difference at another level, given in percent. */
function useInterval(jobId: string, page: TrackedPage) {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<RateInterval | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const compute = async (percent: string) => {
    if (percent.trim() === "" || !Number.isFinite(Number(percent))) {
      setProblem("A number is required.");
      return;
    }
    const variables = { jobId, level: Number(percent) / 100 };
    setBusy(true);
    setProblem(null);
    try {
      const data = await fetchQuery<ReportLiftDetailsIntervalQuery>(environment, intervalQuery, variables, { networkCacheConfig: wholeOnly }).toPromise();
      const pages = data?.attributionReport?.results?.pages ?? [];
      const interval = pages.find((each) => each.page === page)?.confidence.differenceInterval;
      if (!interval) throw new Error("The response has no interval.");
      const { level, low, high } = interval;
      setFound({ level, low, high });
    } catch (error) {
      console.error("The interval could not be computed.", error);
      setProblem(reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { found, problem, isBusy, compute };
}
