import { graphql, useFragment } from "react-relay";
import type { ReportFigure as Figure, ReportPageFigure_page$key } from "../../../__generated__/ReportPageFigure_page.graphql";
import { numberText } from "../../../ui/text/format";
import { ReportFigure } from "./ReportFigure";
import { ReportStepItem } from "./ReportStepItem";
import { rangeText } from "./reportNumbers";

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

type Props = {
  page: ReportPageFigure_page$key;
  figure: keyof typeof ways;
  /** The figure as the report shows it. */
  children: string;
};

/** A figure about a page, which opens its arithmetic. */
export function ReportPageFigure({ page, figure, children }: Props) {
  const { label, exposed, control, arithmetic, confidence } = useFragment(
    graphql`
      fragment ReportPageFigure_page on AttributionPage {
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
          ...ReportStepItem_step
        }
        confidence {
          outlook
          differenceInterval {
            low
            high
          }
        }
      }
    `,
    page,
  );
  const { name, steps } = ways[figure];
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
    <ReportFigure
      name={`${label.toLowerCase()} ${name}`}
      rows={[row("Exposed", exposed), row("Control", control)]}
      steps={steps.flatMap((wanted) =>
        arithmetic.filter((step) => step.figure === wanted).map((step) => <ReportStepItem key={step.figure} step={step} />),
      )}
      result={results[figure]}
    >
      {children}
    </ReportFigure>
  );
}
