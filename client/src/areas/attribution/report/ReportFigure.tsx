import Box from "@mui/material/Box";
import Popover from "@mui/material/Popover";
import { type ReactNode, useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReportFigure as Figure, ReportFigure_page$key } from "../../../__generated__/ReportFigure_page.graphql";
import type { ReportFigure_step$key } from "../../../__generated__/ReportFigure_step.graphql";
import { described } from "../../../ui/feedback/FieldLabel";
import { tabularNumbers } from "../../../ui/layout/style";
import { numberText } from "../../../ui/text/format";
import { rangeText } from "./reportNumbers";

/** A row of the report that a figure comes from: its name, and its numbers by their names. */
type SourceRow = { readonly name: string; readonly numbers: Readonly<Record<string, string>> };

type Props = {
  /** The figure as the report shows it. */
  children: string;
  /** What the figure is, such as "Home Page lift". */
  name: string;
  /** How it is computed. */
  arithmetic: ReactNode;
};

/** A figure that opens how it is computed. */
export function ReportFigure({ children, name, arithmetic }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const id = useId();
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-description={`Shows how the ${name} is computed`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          p: 0,
          m: 0,
          border: 0,
          bgcolor: "transparent",
          font: "inherit",
          color: "inherit",
          textAlign: "inherit",
          cursor: "pointer",
          borderRadius: "3px",
          ...described,
          ...tabularNumbers,
          // A finger needs more than the text.
          position: "relative",
          "&::before": { content: '""', position: "absolute", inset: "-4px" },
          // On paper it is a plain number, also in a table, which leaves out other buttons.
          "@media print": { ...described["@media print"], display: "inline !important" },
        }}
      >
        {children}
      </Box>
      <Popover
        open={isOpen}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{ paper: { id, role: "dialog", "aria-label": `How the ${name} is computed`, sx: { p: 4, maxWidth: "min(460px, calc(100vw - 32px))" } } }}
      >
        {arithmetic}
      </Popover>
    </>
  );
}

type ArithmeticProps = {
  /** The two rows of the report that it begins with. */
  rows: readonly SourceRow[];
  /** The steps, each from those before. */
  steps: ReactNode;
  /** What follows from the steps. */
  result?: ReactNode;
};

export function Arithmetic({ rows, steps, result }: ArithmeticProps) {
  const columns = Object.keys(rows[0]?.numbers ?? {});
  const cell = { py: 1, pl: 4, textAlign: "right", fontWeight: "inherit", verticalAlign: "bottom" } as const;
  const firstCell = { ...cell, pl: 0, textAlign: "left" } as const;
  return (
    <Box sx={{ fontSize: 13, lineHeight: "20px", overflowWrap: "anywhere" }}>
      <Box component="table" sx={{ width: "100%", borderCollapse: "collapse", ...tabularNumbers }}>
        <thead>
          <Box component="tr" sx={{ color: "text.secondary", fontSize: 12 }}>
            <Box component="th" scope="col" sx={firstCell}>
              Group
            </Box>
            {columns.map((column) => (
              <Box key={column} component="th" scope="col" sx={cell}>
                {column}
              </Box>
            ))}
          </Box>
        </thead>
        <tbody>
          {rows.map(({ name, numbers }) => (
            <Box key={name} component="tr" sx={{ borderTop: 1, borderColor: "divider" }}>
              <Box component="th" scope="row" sx={{ ...firstCell, fontWeight: 550 }}>
                {name}
              </Box>
              {columns.map((column) => (
                <Box key={column} component="td" sx={cell}>
                  {numbers[column]}
                </Box>
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
      <Box component="ol" sx={{ listStyle: "none", display: "grid", gap: 3, m: 0, mt: 3, pt: 3, pl: 0, borderTop: 1, borderColor: "divider" }}>
        {steps}
      </Box>
      {result != null && <Box sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: "divider" }}>{result}</Box>}
    </Box>
  );
}

/** The figures that can be opened, and the steps that lead to each. */
const ways = {
  EXPOSED_RATE: { name: "exposed visitation rate", steps: ["EXPOSED_RATE"] },
  CONTROL_RATE: { name: "control visitation rate", steps: ["CONTROL_RATE"] },
  LIFT: { name: "lift", steps: ["EXPOSED_RATE", "CONTROL_RATE", "DIFFERENCE", "LIFT"] },
  CONFIDENCE_LEVEL: {
    name: "confidence",
    steps: ["EXPOSED_RATE", "CONTROL_RATE", "DIFFERENCE", "POOLED_RATE", "STANDARD_ERROR", "Z_SCORE", "CONFIDENCE_LEVEL", "P_VALUE"],
  },
  INTERVAL_MARGIN: { name: "interval", steps: ["EXPOSED_RATE", "CONTROL_RATE", "DIFFERENCE", "INTERVAL_MARGIN"] },
} satisfies Partial<Record<Figure, { name: string; steps: readonly Figure[] }>>;

type PageProps = { page: ReportFigure_page$key; figure: keyof typeof ways };

/** A figure about a page, which opens how it is computed. */
export function ReportPageFigure({ page, figure, children }: PageProps & { children: string }) {
  const { label } = useFragment(pageFragment, page);
  return (
    <ReportFigure name={`${label.toLowerCase()} ${ways[figure].name}`} arithmetic={<PageArithmetic page={page} figure={figure} />}>
      {children}
    </ReportFigure>
  );
}

const pageFragment = graphql`
  fragment ReportFigure_page on AttributionPage {
    label
    exposed {
      uniqueDevices
      visits
    }
    control {
      uniqueDevices
      visits
    }
    arithmetic {
      figure
      ...ReportFigure_step
    }
    confidence {
      outlook
      differenceInterval {
        low
        high
      }
    }
  }
`;

/** How a figure about a page is computed. */
export function PageArithmetic({ page, figure }: PageProps) {
  const { label, exposed, control, arithmetic, confidence } = useFragment(pageFragment, page);
  const row = (group: string, { uniqueDevices, visits }: typeof exposed) => ({
    name: group,
    numbers: { "Unique Devices": numberText(uniqueDevices), [`${label} Visits`]: numberText(visits) },
  });
  const { differenceInterval, outlook } = confidence;
  const range = differenceInterval && rangeText({ low: differenceInterval.low, high: differenceInterval.high });
  const results: Partial<Record<Figure, string | null>> = {
    INTERVAL_MARGIN: range == null ? null : `The difference, less and plus the margin: ${range}.`,
    CONFIDENCE_LEVEL: outlook,
  };
  return (
    <Arithmetic
      rows={[row("Exposed", exposed), row("Control", control)]}
      steps={ways[figure].steps.flatMap((wanted) =>
        arithmetic.filter((step) => step.figure === wanted).map((step) => <ReportStepItem key={step.figure} step={step} />),
      )}
      result={results[figure]}
    />
  );
}

/** A step of the arithmetic: its figure, the formula with values, and the formula in words. */
export function ReportStepItem({ step }: { step: ReportFigure_step$key }) {
  const { label, formula, expression, valueLabel } = useFragment(
    graphql`
      fragment ReportFigure_step on ReportStep {
        label
        formula
        expression
        valueLabel
      }
    `,
    step,
  );
  return (
    <li>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 3, fontWeight: 550 }}>
        <Box component="span" sx={{ flex: 1 }}>
          {label}
        </Box>
        <Box component="span" sx={tabularNumbers}>
          {valueLabel}
        </Box>
      </Box>
      <Box sx={tabularNumbers}>{expression ?? "Cannot be computed"}</Box>
      <Box sx={{ color: "text.secondary", fontSize: 12 }}>{formula}</Box>
    </li>
  );
}
