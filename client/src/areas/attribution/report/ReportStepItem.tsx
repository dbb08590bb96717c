import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { ReportStepItem_step$key } from "../../../__generated__/ReportStepItem_step.graphql";
import { tabularNumbers } from "../../../ui/layout/style";

/** A step of the arithmetic: its figure, the formula with values, and the formula in words. */
export function ReportStepItem({ step }: { step: ReportStepItem_step$key }) {
  const { label, formula, expression, valueLabel } = useFragment(
    graphql`
      fragment ReportStepItem_step on ReportStep {
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
