import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReportHero_results$data, ReportHero_results$key } from "../../../__generated__/ReportHero_results.graphql";
import { IntervalChart } from "../../../ui/charts/IntervalChart";
import { points } from "../../../ui/charts/valueFormats";
import { Surface } from "../../../ui/layout/Surface";
import { ReportPageFigure } from "./ReportFigure";
import { levelText, rangeText } from "./reportNumbers";

type Page = ReportHero_results$data["pages"][number];

type Props = {
  results: ReportHero_results$key;
  /** Whether the figures are final. */
  finality: ReactNode;
  /** What would make them final. */
  finalityReason: ReactNode;
};

/** The report at a glance: how the groups differ on each page, whether that is final, and what would change it. */
export function ReportHero({ results, finality, finalityReason }: Props) {
  const { pages } = useFragment(
    graphql`
      fragment ReportHero_results on AttributionResults {
        pages {
          page
          label
          cautions {
            explanation
          }
          confidence {
            level
            outlook
            noTestReason
            difference
            differenceInterval {
              level
              low
              high
            }
          }
          ...ReportFigure_page
        }
      }
    `,
    results,
  );
  return (
    <Surface title="Result" actions={finality}>
      {/* Actions are not printed, so paper shows it here. */}
      <Box sx={{ display: "none", "@media print": { display: "block", float: "right", mt: "-52px" } }}>{finality}</Box>
      <IntervalChart
        label="Exposed minus control visitation rate, in percentage points"
        rowLabel="Page"
        valueLabel="Difference"
        intervals={pages.map((page) => intervalOf(page))}
        format={points}
      />
      <Box sx={{ mt: 5, "@media print": { mt: 2 } }}>
        <Box component="h3" sx={{ m: 0, mb: 2, fontSize: 13, fontWeight: 600, "@media print": { mb: 1 } }}>
          What would change it
        </Box>
        <Box
          component="ul"
          sx={{
            m: 0,
            pl: 5,
            display: "grid",
            gap: 1,
            fontSize: 13,
            lineHeight: "20px",
            color: "text.secondary",
            "@media print": { gap: 0, fontSize: 12, lineHeight: "16px" },
          }}
        >
          {finalityReason}
          {pages.map((page) => (
            <li key={page.page}>
              {[`${page.label}:`, page.confidence.outlook, ...page.cautions.map(({ explanation }) => explanation)].join(" ")}
            </li>
          ))}
        </Box>
      </Box>
    </Surface>
  );
}

/** The difference of a page, in percentage points. A page whose groups cannot be compared has none. */
function intervalOf(page: Page) {
  const { difference, differenceInterval, noTestReason, level } = page.confidence;
  return {
    key: page.page,
    label: page.label,
    value: noTestReason === "NO_DEVICES" || noTestReason === "UNREADABLE_COUNT" ? null : difference * 100,
    low: differenceInterval ? differenceInterval.low * 100 : null,
    high: differenceInterval ? differenceInterval.high * 100 : null,
    tone: level === 0 ? ("grey" as const) : ("blue" as const),
    note: differenceInterval ? (
      <>
        {`${levelText(differenceInterval.level)} interval of the difference: `}
        <ReportPageFigure page={page} figure="INTERVAL_MARGIN">
          {rangeText({ low: differenceInterval.low, high: differenceInterval.high })}
        </ReportPageFigure>
      </>
    ) : (
      "No interval"
    ),
  };
}
