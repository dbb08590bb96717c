import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReportHero_results$data, ReportHero_results$key } from "../../../__generated__/ReportHero_results.graphql";
import { Surface } from "../../../ui/layout/Surface";
import { tabularNumbers } from "../../../ui/layout/style";
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

/** The report at a glance: the lift of each page, its confidence, whether it is final, and what would change it. */
export function ReportHero({ results, finality, finalityReason }: Props) {
  const { pages } = useFragment(
    graphql`
      fragment ReportHero_results on AttributionResults {
        pages {
          page
          label
          liftLabel
          cautions {
            explanation
          }
          confidence {
            level
            label
            outlook
            noTestReason
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
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 220px), 1fr))",
          gap: 5,
          "@media print": { gridTemplateColumns: `repeat(${pages.length}, minmax(0, 1fr))`, gap: 3 },
        }}
      >
        {pages.map((page) => (
          <PageResult key={page.page} page={page} />
        ))}
      </Box>
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
            <li key={page.page}>{[`${page.label}:`, page.confidence.outlook, ...page.cautions.map(({ explanation }) => explanation)].join(" ")}</li>
          ))}
        </Box>
      </Box>
    </Surface>
  );
}

const small = { fontSize: 13, lineHeight: "20px", "@media print": { fontSize: 12, lineHeight: "16px" } } as const;

function PageResult({ page }: { page: Page }) {
  const { label, liftLabel, confidence } = page;
  const { level, noTestReason, differenceInterval } = confidence;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ color: "text.secondary", fontSize: 12 }}>{label}</Box>
      <Box sx={{ fontSize: 34, fontWeight: 600, lineHeight: 1.25, ...tabularNumbers, "@media print": { fontSize: 22 } }}>
        <ReportPageFigure page={page} figure="LIFT">
          {/* Without the devices of a group, the lift of the table is no finding. */}
          {noTestReason === "NO_DEVICES" ? "N/A" : liftLabel}
        </ReportPageFigure>
      </Box>
      {differenceInterval && (
        <Box sx={small}>
          {`${levelText(differenceInterval.level)} interval of the difference: `}
          <ReportPageFigure page={page} figure="INTERVAL_MARGIN">
            {rangeText({ low: differenceInterval.low, high: differenceInterval.high })}
          </ReportPageFigure>
        </Box>
      )}
      <Box sx={{ ...small, color: level === 0 ? "text.secondary" : "text.primary" }}>
        {level > 0 && "Confidence: "}
        <ReportPageFigure page={page} figure="CONFIDENCE_LEVEL">
          {confidence.label}
        </ReportPageFigure>
      </Box>
    </Box>
  );
}
